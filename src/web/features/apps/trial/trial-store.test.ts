import { describe, expect, it, vi } from 'vitest';
import type { TryAppInput, TryAppOutput } from '../../../../functions/try-app/contract.ts';
import { FunctionCallError } from '../../../lib/call-function.ts';
import { createTrialStore } from './trial-store.ts';

type Ask = (input: TryAppInput, signal: AbortSignal) => Promise<TryAppOutput>;

function made(name: string, changed: string[] = []): TryAppOutput {
  return {
    success: true,
    name,
    changed,
    frame: 'http://x.localhost/.trial',
    site: { page: '', script: '', style: '' },
  };
}

function open(...answers: (TryAppOutput | Error)[]) {
  const ask = vi.fn<Ask>();
  for (const answer of answers)
    if (answer instanceof Error) ask.mockRejectedValueOnce(answer);
    else ask.mockResolvedValueOnce(answer);
  const store = createTrialStore(ask);
  const settled = () => vi.waitFor(() => expect(store.read().busy).toBeUndefined());
  return { ask, store, settled };
}

const wishes = (ask: ReturnType<typeof open>['ask']) => ask.mock.calls.map(([input]) => input);

describe('an app of somebody without an account', () => {
  it('is made, changed by sentences and taken back, each time from its text', async () => {
    const { ask, store, settled } = open(made('Books'), made('Books', ['Books have rating.']), made('Books'));
    store.make('A list of books');
    expect(store.read().busy).toBe('app');
    await settled();
    expect(store.read().shown).toMatchObject({ round: 1, isFresh: true, isExample: false, changes: [] });
    store.change('Add a rating to books');
    expect(store.read()).toMatchObject({ busy: 'change', shown: { round: 1 } });
    await settled();
    expect(store.read()).toMatchObject({
      shown: { round: 2, isFresh: false, changes: ['Add a rating to books'] },
      notice: { kind: 'changed', said: ['Books have rating.'] },
    });
    store.undo();
    await settled();
    expect(store.read().shown).toMatchObject({ round: 3, changes: [] });
    expect(wishes(ask).map(({ changes }) => changes)).toEqual([[], ['Add a rating to books'], []]);
  });

  it('stays as it is when a sentence is not understood, and the nearest ones are told', async () => {
    const { store, settled } = open(made('Books'), { success: false, nearest: ['Rename books to …'] });
    store.make('A list of books');
    await settled();
    store.change('Blorp');
    await settled();
    expect(store.read()).toMatchObject({
      shown: { round: 1, changes: [] },
      notice: { kind: 'not-understood', sentence: 'Blorp', nearest: ['Rename books to …'] },
    });
  });

  it('is an example until it is changed', async () => {
    const { store, settled } = open(made('Salon'), made('Salon'));
    store.make('Bookings', { isExample: true });
    await settled();
    expect(store.read().shown?.isExample).toBe(true);
    store.change('Make the background ivory');
    await settled();
    expect(store.read().shown?.isExample).toBe(false);
  });

  it('tells a question, and what was shown stays', async () => {
    const question = { text: 'What is it for?', suggestions: [], canInsist: true };
    const { ask, store, settled } = open(made('Books'), { success: false, question }, made('Counter'));
    store.make('A list of books');
    await settled();
    store.make('A counter');
    await settled();
    expect(store.read()).toMatchObject({
      shown: { app: { name: 'Books' } },
      notice: { kind: 'asked', question },
    });
    store.make('A counter', { anyway: true });
    await settled();
    expect(wishes(ask).at(-1)).toEqual({ prompt: 'A counter', changes: [], anyway: true });
    expect(store.read().notice).toBeUndefined();
  });

  it('says when there is no more without an account, and tells it from other faults', async () => {
    const limit = new FunctionCallError('rate_limited', 'Sign up.', 429, { reason: 'sign_up' });
    const { store, settled } = open(limit, new FunctionCallError('unreachable', 'No answer.'));
    store.make('A list of books');
    await settled();
    expect(store.read().notice).toEqual({
      kind: 'failed',
      of: 'app',
      reason: 'Sign up.',
      needsAccount: true,
    });
    store.make('A list of books');
    await settled();
    expect(store.read().notice).toMatchObject({ reason: 'No answer.', needsAccount: false });
  });

  it('is the one that was asked for last', async () => {
    const { ask, store } = open();
    let answerFirst: (answer: TryAppOutput) => void = () => undefined;
    ask.mockImplementationOnce(() => new Promise((resolve) => (answerFirst = resolve)));
    ask.mockResolvedValueOnce(made('Second'));
    store.make('first');
    store.make('second');
    await vi.waitFor(() => expect(store.read().shown?.app.name).toBe('Second'));
    answerFirst(made('First'));
    await Promise.resolve();
    expect(store.read().shown?.app.name).toBe('Second');
  });
});
