import type { AskedBack } from '../../../../functions/asked-back.ts';
import type { TriedApp, TryAppInput, TryAppOutput } from '../../../../functions/try-app/contract.ts';
import { messageOf } from '../../../lib/failures/failure.ts';

/** The app in the frame, and how it came about. */
export interface ShownTrial {
  readonly prompt: string;
  readonly changes: readonly string[];
  readonly anyway: boolean;
  readonly isExample: boolean;
  readonly app: TriedApp;
  /** Counts what was shown: another number is another page in the frame. */
  readonly round: number;
  /** Nothing that was entered before belongs to it. */
  readonly isFresh: boolean;
}

export type TrialNotice =
  | { readonly kind: 'asked'; readonly prompt: string; readonly question: AskedBack['question'] }
  | {
      readonly kind: 'not-understood';
      readonly sentence: string;
      readonly why: string | undefined;
      readonly nearest: readonly string[];
    }
  | { readonly kind: 'changed'; readonly said: readonly string[] }
  | {
      readonly kind: 'failed';
      readonly of: 'app' | 'change';
      readonly reason: string;
      /** No more without an account. */
      readonly needsAccount: boolean;
    };

export interface Trial {
  /** What is being made now: another app, or a change of the one that is shown. */
  readonly busy: 'app' | 'change' | undefined;
  /** What is being made is one of our examples: a sentence of the visitor goes before it. */
  readonly isExampleOnItsWay: boolean;
  readonly shown: ShownTrial | undefined;
  readonly notice: TrialNotice | undefined;
}

interface MakeOptions {
  readonly isExample?: boolean;
  readonly anyway?: boolean;
  /** Sentences that it was changed by before this page was opened. */
  readonly changes?: readonly string[];
}

export interface TrialStore {
  readonly subscribe: (changed: () => void) => () => void;
  readonly read: () => Trial;
  readonly make: (prompt: string, how?: MakeOptions) => void;
  readonly change: (sentence: string) => void;
  readonly undo: () => void;
  /** Forgets whatever is on its way. */
  readonly stop: () => void;
}

type Ask = (input: TryAppInput, signal: AbortSignal) => Promise<TryAppOutput>;

interface Wish extends Pick<ShownTrial, 'prompt' | 'changes' | 'anyway' | 'isExample'> {
  readonly busy: 'app' | 'change';
  /** The sentence that is new in it. */
  readonly sentence?: string;
}

/** Makes and changes one app at a time for somebody without an account; the last wish is the one that counts. */
export function createTrialStore(ask: Ask): TrialStore {
  let trial: Trial = { busy: undefined, isExampleOnItsWay: false, shown: undefined, notice: undefined };
  let asking: AbortController | undefined;
  let round = 0;
  const watchers = new Set<() => void>();

  function set(next: Partial<Trial>): void {
    trial = { ...trial, ...next };
    for (const changed of watchers) changed();
  }

  async function run(wish: Wish): Promise<void> {
    asking?.abort();
    const own = new AbortController();
    asking = own;
    set({ busy: wish.busy, isExampleOnItsWay: wish.isExample, notice: undefined });
    try {
      const { prompt, changes, anyway } = wish;
      const answer = await ask({ prompt, changes: [...changes], anyway }, own.signal);
      if (own.signal.aborted) return;
      if (answer.success) round += 1;
      set({ busy: undefined, ...outcomeOf(wish, answer, round) });
    } catch (error) {
      if (!own.signal.aborted) set({ busy: undefined, notice: faultOf(error, wish.busy) });
    }
  }

  return {
    subscribe: (changed) => {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
    read: () => trial,
    make: (prompt, { isExample = false, anyway = false, changes = [] } = {}) =>
      void run({ prompt, changes, anyway, isExample, busy: 'app' }),
    change: (sentence) => {
      const { shown } = trial;
      if (shown === undefined) return;
      const { prompt, changes, anyway } = shown;
      // An example that somebody changes is theirs.
      void run({
        prompt,
        changes: [...changes, sentence],
        anyway,
        isExample: false,
        busy: 'change',
        sentence,
      });
    },
    undo: () => {
      const { shown } = trial;
      if (shown === undefined || shown.changes.length === 0) return;
      const { prompt, changes, anyway } = shown;
      void run({ prompt, changes: changes.slice(0, -1), anyway, isExample: false, busy: 'change' });
    },
    stop: () => asking?.abort(),
  };
}

function outcomeOf(wish: Wish, answer: TryAppOutput, round: number): Partial<Trial> {
  const { prompt, changes, anyway, isExample, sentence } = wish;
  if (answer.success) {
    const isFresh = wish.busy === 'app';
    return {
      shown: { prompt, changes, anyway, isExample, app: answer, round, isFresh },
      notice: sentence === undefined ? undefined : { kind: 'changed', said: answer.changed },
    };
  }
  if ('question' in answer) return { notice: { kind: 'asked', prompt, question: answer.question } };
  const { why, nearest } = answer;
  return { notice: { kind: 'not-understood', sentence: sentence ?? '', why, nearest } };
}

function faultOf(error: unknown, of: 'app' | 'change'): TrialNotice {
  const { details } = error as { details?: unknown };
  const needsAccount =
    typeof details === 'object' && details !== null && 'reason' in details && details.reason === 'sign_up';
  const reason = messageOf(error, 'The app could not be made. Try again.');
  return { kind: 'failed', of, reason, needsAccount };
}
