import { tmpdir } from 'node:os';
import { pino } from 'pino';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { trialExamples } from '../../catalog/trial-examples.ts';
import { changeBySentence } from '../../engine/change.ts';
import { planFromText } from '../../engine/generate.ts';
import { limits } from '../../kernel/limits.ts';
import { changePlan } from '../apps/change-plan.ts';
import { type AppWorks, openAppWorks } from '../build/open-app-works.server.ts';
import type { Settings } from '../settings/settings.server.ts';
import { openTrials } from './open-trials.server.ts';

const files = { 'index.html': '<p>', 'app.js': 'run()', 'app.css': 'p{}' };

function works(change: Partial<Pick<AppWorks, 'judge' | 'plan' | 'change' | 'build'>> = {}) {
  return {
    judge: vi.fn<AppWorks['judge']>(async () => undefined),
    plan: vi.fn<AppWorks['plan']>(async (text) => planFromText(text)),
    change: vi.fn<AppWorks['change']>(async (spec, sentence) => changeBySentence(spec, sentence)),
    build: vi.fn<AppWorks['build']>(async () => ({ files })),
    ...change,
  };
}

const wish = { prompt: 'A list of books with title and author', changes: [], anyway: false };

describe('apps of people without an account', () => {
  it('are planned, changed and built, and say what the last sentence did', async () => {
    const outcome = await openTrials(works()).make({
      ...wish,
      changes: ['Make the background ivory', 'Add a shelf number to books'],
    });
    expect(outcome).toMatchObject({
      kind: 'made',
      changed: [expect.stringContaining('shelf number')],
      site: { page: '<p>', script: 'run()', style: 'p{}' },
    });
  });

  it('are not built where a sentence is not understood or a question comes back', async () => {
    const question = { reason: 'noise', text: 'What?', suggestions: [], canInsist: false } as never;
    const asking = works({ judge: async () => question });
    expect(await openTrials(asking).make(wish)).toMatchObject({ kind: 'asked', question: { text: 'What?' } });
    expect(await openTrials(asking).make({ ...wish, anyway: true })).toMatchObject({ kind: 'asked' });
    const usual = works();
    expect(await openTrials(usual).make({ ...wish, changes: ['blorp blorp'] })).toMatchObject({
      kind: 'not-understood',
    });
    expect(asking.build).not.toHaveBeenCalled();
    expect(usual.build).not.toHaveBeenCalled();
  });

  it('are made once where they are ours, and again when that went wrong', async () => {
    const build = vi.fn<AppWorks['build']>(async () => ({ files }));
    build.mockRejectedValueOnce(new Error('no room'));
    const trials = openTrials(works({ build }));
    const example = { prompt: trialExamples[0].prompt, changes: [], anyway: false };
    expect(trials.isExample(example)).toBe(true);
    expect(trials.isExample({ ...example, changes: ['Make it dark'] })).toBe(false);
    await expect(trials.make(example)).rejects.toThrow('no room');
    await trials.make(example);
    await trials.make(example);
    expect(build).toHaveBeenCalledTimes(2);
    await trials.make(wish);
    await trials.make(wish);
    expect(build).toHaveBeenCalledTimes(4);
  });

  it('are a few at a time, and whoever comes when too many wait is told to come again', async () => {
    const { atOnce, waiting } = limits.trial;
    let finish: () => void = () => undefined;
    const open = new Promise<void>((resolve) => (finish = resolve));
    const slow = works({ build: async () => open.then(() => ({ files })) });
    const trials = openTrials(slow);
    const all = Array.from({ length: atOnce + waiting }, () => trials.make(wish));
    await expect(trials.make(wish)).rejects.toMatchObject({
      code: 'rate_limited',
      retryAfter: limits.trial.retrySeconds,
    });
    await vi.waitFor(() => expect(slow.plan).toHaveBeenCalledTimes(atOnce));
    finish();
    expect(await Promise.all(all)).toHaveLength(atOnce + waiting);
    expect(await trials.make(wish)).toMatchObject({ kind: 'made' });
  });
});

describe('our examples', () => {
  const own = openAppWorks({ KORA_DATA_DIR: tmpdir() } as Settings, pino({ level: 'silent' }));
  afterAll(() => own.close());

  it.each(trialExamples)(
    '$label can be made as it is said and changed as it is said',
    { timeout: 60_000 },
    async (one) => {
      expect(await own.judge(one.prompt)).toBeUndefined();
      const changed = await changePlan(own.change, await own.plan(one.prompt), [one.change]);
      expect(changed).toMatchObject({ understood: true });
    },
  );
});
