import type { AppSpec, Character } from '../spec/app-spec.ts';

/** One thing that became different, in people's words. */
export interface Change {
  readonly text: string;
  /** The colour that something has now. */
  readonly swatch?: string;
  /** What a text said before and says now. */
  readonly before?: string;
  readonly after?: string;
}

/** Something to press in answer to a question back: the sentence is sent as if it had been typed. */
export interface Choice {
  readonly sentence: string;
  readonly label: string;
  /** The colours of a look: its background, and that of its header and buttons. */
  readonly swatches?: readonly string[];
  /** How letters and corners of a look are. */
  readonly character?: Character;
}

type ClauseState = 'done' | 'partly' | 'not-understood';

/** What became of one clause of a sentence. */
export interface ClauseAnswer {
  /** As it was said. */
  readonly clause: string;
  readonly state: ClauseState;
  readonly changes: readonly Change[];
  /** What of it was not done, a sentence each. */
  readonly missing: readonly string[];
  /** Why nothing was done, where that can be said. */
  readonly why?: string;
  /** What could have been meant. */
  readonly choices: readonly Choice[];
}

/** What a sentence did to a plan: the plan is the one from before, untouched, where no clause was served. */
export interface Revision {
  readonly changed: boolean;
  readonly spec: AppSpec;
  readonly answers: readonly ClauseAnswer[];
}

/** What became different by all clauses, a sentence each. */
export function changesOf({ answers }: Pick<Revision, 'answers'>): string[] {
  return answers.flatMap(({ changes }) => changes.map(({ text }) => text));
}
