import { trialExamples } from '../../catalog/trial-examples.ts';
import { filesOf } from '../../engine/generate.ts';
import { KoraError } from '../../kernel/errors.ts';
import { limits } from '../../kernel/limits.ts';
import { changePlan } from '../apps/change-plan.ts';
import type { AppWorks } from '../build/open-app-works.server.ts';
import { takeTurns } from '../build/take-turns.ts';

/** What somebody without an account asks for: a description, and the sentences that changed its app since. */
export interface TrialWish {
  readonly prompt: string;
  readonly changes: readonly string[];
  readonly anyway: boolean;
}

interface TrialSite {
  readonly page: string;
  readonly script: string;
  readonly style: string;
}

export type TrialOutcome =
  | {
      readonly kind: 'made';
      readonly name: string;
      readonly changed: readonly string[];
      readonly site: TrialSite;
    }
  | {
      readonly kind: 'asked';
      readonly question: { text: string; suggestions: readonly string[]; canInsist: boolean };
    }
  | { readonly kind: 'not-understood'; readonly nearest: readonly string[]; readonly why?: string };

/** Makes apps for people without an account. Nothing of them is written down. */
export interface Trials {
  make(wish: TrialWish): Promise<TrialOutcome>;
  /** One of ours, which is made once and costs nothing after that. */
  isExample(wish: TrialWish): boolean;
}

type Works = Pick<AppWorks, 'judge' | 'plan' | 'change' | 'build'>;

export function openTrials(works: Works): Trials {
  const inTurn = takeTurns(limits.trial.atOnce);
  const examples = new Map<string, Promise<TrialOutcome>>();
  let waiting = 0;

  async function queue(wish: TrialWish): Promise<TrialOutcome> {
    if (waiting >= limits.trial.atOnce + limits.trial.waiting)
      throw new KoraError('rate_limited', {
        message: 'Many people are making apps right now. Wait a few seconds and try again.',
        retryAfter: limits.trial.retrySeconds,
      });
    waiting += 1;
    try {
      return await inTurn(() => make(works, wish));
    } finally {
      waiting -= 1;
    }
  }

  function example(wish: TrialWish): Promise<TrialOutcome> {
    const known = examples.get(wish.prompt);
    if (known !== undefined) return known;
    const made = queue(wish);
    examples.set(wish.prompt, made);
    // One that could not be made is tried again by the next visitor.
    made.catch(() => examples.delete(wish.prompt));
    return made;
  }

  return { isExample, make: (wish) => (isExample(wish) ? example(wish) : queue(wish)) };
}

function isExample({ prompt, changes }: TrialWish): boolean {
  return changes.length === 0 && trialExamples.some((one) => one.prompt === prompt);
}

async function make(works: Works, { prompt, changes, anyway }: TrialWish): Promise<TrialOutcome> {
  const question = await works.judge(prompt);
  if (question !== undefined && !(anyway && question.canInsist)) {
    const { text, suggestions, canInsist } = question;
    return { kind: 'asked', question: { text, suggestions, canInsist } };
  }
  const changed = await changePlan(works.change, await works.plan(prompt), changes);
  if (!changed.understood) {
    const { nearest, why } = changed;
    return { kind: 'not-understood', nearest, ...(why === undefined ? {} : { why }) };
  }
  const { files } = await works.build(filesOf(changed.spec));
  return {
    kind: 'made',
    name: changed.spec.name,
    changed: [...(changed.changes.at(-1) ?? []), ...changed.missing],
    site: { page: files['index.html'] ?? '', script: files['app.js'] ?? '', style: files['app.css'] ?? '' },
  };
}
