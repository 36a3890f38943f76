import { afterEach, expect, it, vi } from 'vitest';
import { dataApiDouble } from '../../../../testing/local/data-api-double.ts';
import { newBrowser, syncNow } from '../../../../testing/local/device.ts';
import type { AnyCollection } from '../collection.ts';
import type { PersonData } from '../person-data.ts';
import { collection as conversations, type KeptTurn } from './ask-conversations.ts';

// A busy machine takes its time.
vi.setConfig({ testTimeout: 30_000 });

const opened: PersonData[] = [];
afterEach(() => {
  for (const person of opened.splice(0)) person.close();
});

const turn = (id: string, at: number): KeptTurn => ({
  id,
  parent: null,
  question: `Question ${id}`,
  answer: { kind: 'cannot', reason: 'No.' },
  at: new Date(at).toISOString(),
});
const conversation = (id: string, turns: KeptTurn[]) => ({
  id,
  title: 'First',
  folder: '',
  pinned: false,
  turns,
  shown: turns.at(-1)?.id ?? null,
});
const collections = [conversations as unknown as AnyCollection];

async function device(userId: string | null, server = dataApiDouble('id', {}), browser = newBrowser()) {
  const tab = await browser.open(userId, server, { collections });
  opened.push(tab);
  tab.engine?.use(conversations.name);
  tab.engine?.refresh('all');
  await syncNow(tab);
  return { server, browser, tab };
}

const ids = (turns: unknown) => ((turns ?? []) as KeptTurn[]).map(({ id }) => id);
const kept = async (tab: PersonData) => {
  const found = await tab.store.read((tx) => tx.record(conversations.name, 'c'));
  return found?.value;
};
/** As the page does it: what it saw, with one turn more. */
const ask = (tab: PersonData, seen: KeptTurn[], asked: KeptTurn) =>
  tab.update(conversations, 'c', { turns: [...seen, asked], shown: asked.id });

it('keeps what is asked in two tabs of one conversation in the same instant', async () => {
  const { server, browser, tab } = await device(null);
  const other = (await device(null, server, browser)).tab;
  const seen = [turn('a', 1)];
  await tab.insert(conversations, conversation('c', seen));
  // Both know only what was there before.
  await Promise.all([ask(tab, seen, turn('here', 2)), ask(other, seen, turn('there', 3))]);
  expect(ids((await kept(tab))?.['turns'])).toEqual(['a', 'here', 'there']);
});

it('keeps what another device asked in a conversation that went on here several times without a network', async () => {
  const server = dataApiDouble('id', {});
  const { tab } = await device('ann', server);
  await tab.insert(conversations, conversation('c', [turn('a', 1)]));
  await tab.insert(conversations, conversation('d', [turn('z', 1)]));
  await syncNow(tab);
  server.line = 'down';
  await ask(tab, [turn('a', 1)], turn('first', 3));
  // A change of another conversation between the two keeps them apart in the outbox.
  await tab.update(conversations, 'd', { pinned: true });
  await ask(tab, [turn('a', 1), turn('first', 3)], turn('second', 4));
  await syncNow(tab);
  server.change('c', { turns: [turn('a', 1), turn('there', 2)], title: 'Renamed there' });
  server.line = 'up';
  await syncNow(tab);
  expect(await tab.unsent()).toEqual([]);
  const all = ['a', 'there', 'first', 'second'];
  expect(ids(server.rows.get('c')?.['turns'])).toEqual(all);
  expect(ids((await kept(tab))?.['turns'])).toEqual(all);
  expect(server.rows.get('c')).toMatchObject({ title: 'Renamed there', shown: 'second' });
});

it('keeps what two devices asked without a network, whichever of them sends first', async () => {
  const server = dataApiDouble('id', {});
  const one = (await device('ann', server)).tab;
  await one.insert(conversations, conversation('c', [turn('a', 1)]));
  await syncNow(one);
  const other = (await device('ann', server)).tab;
  server.line = 'down';
  await ask(one, [turn('a', 1)], turn('on one', 2));
  await ask(other, [turn('a', 1)], turn('on the other', 3));
  await syncNow(one);
  await syncNow(other);
  server.line = 'up';
  await syncNow(other);
  await syncNow(one);
  other.engine?.refresh('all');
  await syncNow(other);
  const all = ['a', 'on one', 'on the other'];
  expect(ids(server.rows.get('c')?.['turns'])).toEqual(all);
  for (const tab of [one, other]) expect(ids((await kept(tab))?.['turns'])).toEqual(all);
});
