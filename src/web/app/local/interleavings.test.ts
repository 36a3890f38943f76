import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type DataApiDouble, dataApiDouble, type Line } from '../../../testing/local/data-api-double.ts';
import {
  type Browser,
  newBrowser,
  noteDefaults,
  notes,
  shownNotes,
  syncNow,
} from '../../../testing/local/device.ts';
import type { PersonData } from './person-data.ts';

type Step =
  | { do: 'save'; device: number; key: string; text: string }
  | { do: 'remove'; device: number; key: string }
  | { do: 'line'; line: Line }
  | { do: 'sync'; device: number }
  | { do: 'refresh'; device: number }
  | { do: 'restart'; device: number };

const keys = ['a', 'b', 'c'];
const device = fc.nat({ max: 1 });
const key = fc.constantFrom(...keys);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('save' as const),
      device,
      key,
      text: fc.stringMatching(/^[a-z]{1,3}$/),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('remove' as const), device, key }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('line' as const),
      line: fc.constantFrom<Line>('up', 'down', 'answers-lost', 'broken', 'busy', 'signed-out'),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('sync' as const), device }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('refresh' as const), device }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('restart' as const), device }) },
);

/** Each device writes a field of its own, so that both intentions can be kept; a removal is of the whole record. */
const fields = ['title', 'body'] as const;

interface World {
  server: DataApiDouble;
  browsers: Browser[];
  tabs: PersonData[];
}

async function open(world: World, at: number): Promise<PersonData> {
  const browser = world.browsers[at];
  if (browser === undefined) throw new Error('no such device');
  const tab = await browser.open('ann', world.server);
  tab.engine?.use('notes');
  world.tabs[at] = tab;
  return tab;
}

async function play(steps: readonly Step[], devices: number) {
  const world: World = {
    server: dataApiDouble('id', noteDefaults),
    browsers: Array.from({ length: devices }, newBrowser),
    tabs: [],
  };
  for (let at = 0; at < devices; at++) await open(world, at);
  for (const one of steps) await take(world, one, devices);
  world.server.line = 'up';
  // Twice: what the first round sends, the second brings to the others.
  for (let round = 0; round < 2; round++) {
    for (const tab of world.tabs) {
      tab.engine?.refresh('all');
      await syncNow(tab);
    }
  }
  return world;
}

async function take(world: World, one: Step, devices: number): Promise<void> {
  if (one.do === 'line') {
    world.server.line = one.line;
    return;
  }
  const at = one.device % devices;
  const tab = world.tabs[at];
  if (tab === undefined) return;
  if (one.do === 'save') await tab.save(notes, one.key, { [fields[at] ?? 'title']: one.text });
  else if (one.do === 'remove') await tab.remove(notes, one.key);
  else if (one.do === 'sync') await syncNow(tab);
  else if (one.do === 'refresh') {
    tab.engine?.refresh('all');
    await tab.engine?.settled();
  } else {
    tab.close();
    await open(world, at);
  }
}

function contentOf(server: DataApiDouble) {
  return Object.fromEntries([...server.rows].map(([name, row]) => [name, notes.schema.parse(row)]));
}

/** What one device would have without any server. */
function intended(steps: readonly Step[]): Record<string, string> {
  const wanted: Record<string, string> = {};
  for (const one of steps) {
    if (one.do === 'save') wanted[one.key] = one.text;
    if (one.do === 'remove') delete wanted[one.key];
  }
  return wanted;
}

it('one device: the server ends with what the person wanted last, once', { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const { server, tabs } = await play(steps, 1);
      const [tab] = tabs;
      if (tab === undefined) throw new Error('no tab');
      expect(await tab.unsent()).toEqual([]);
      const titles = Object.fromEntries([...server.rows].map(([name, row]) => [name, row['title']]));
      expect(titles).toEqual(intended(steps));
      expect(await shownNotes(tab)).toEqual(contentOf(server));
      const lives = new Map<string, number>();
      for (const write of server.writes) {
        const [kind = '', name = ''] = write.split(' ');
        const alive = (lives.get(name) ?? 0) + (kind === 'insert' ? 1 : kind === 'remove' ? -1 : 0);
        expect(alive).toBeLessThanOrEqual(1);
        lives.set(name, alive);
      }
      tab.close();
    }),
    { numRuns: 60 },
  );
});

it('two devices: each keeps what it wrote, and both end with the same', { timeout: 60_000 }, async () => {
  const withoutRemovals = fc.array(
    step.filter((one) => one.do !== 'remove'),
    { maxLength: 30 },
  );
  await fc.assert(
    fc.asyncProperty(withoutRemovals, async (steps) => {
      const { server, tabs } = await play(steps, 2);
      for (const [at, tab] of tabs.entries()) {
        expect(await tab.unsent()).toEqual([]);
        expect(await shownNotes(tab)).toEqual(contentOf(server));
        const own = intended(steps.filter((one) => !('device' in one) || one.device === at));
        for (const [name, text] of Object.entries(own))
          expect(server.rows.get(name)?.[fields[at] ?? '']).toBe(text);
      }
      expect(server.writes.filter((write) => write.startsWith('insert'))).toHaveLength(server.rows.size);
      for (const tab of tabs) tab.close();
    }),
    { numRuns: 40 },
  );
});
