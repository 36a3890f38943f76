import type { Reading } from '../reader/reading.ts';
import type { AppSpec } from '../spec/app-spec.ts';
import type { Change } from './revision.ts';

export interface ReviseTools {
  /** The plan of a text on its own, for wishes that add something new. */
  plan(text: string): AppSpec;
  /** The learned reader, where it is there; without it clauses are read by their form alone. */
  read?(text: string): Reading;
  /** Whether a word is one at all. */
  isWord?(word: string): boolean;
  /** Further words for kinds of records, by the names of these. */
  alsoCalled?(spec: AppSpec): ReadonlyMap<string, readonly string[]>;
  /** What parts of pages say that their blocks do not understand. */
  partFaults?(spec: AppSpec): readonly string[];
}

/** One clause, without what people say around it. */
export interface Clause {
  /** As it was said. */
  readonly said: string;
  /** Without politeness and without the sign at its end. */
  readonly text: string;
  readonly reading?: Reading;
}

/** What a clause did: what became different, what of it could not be done, and the parts that serve it now. */
export interface Outcome {
  readonly changes: readonly Change[];
  readonly missing?: readonly string[];
  readonly served?: readonly string[];
}

/** What is around a clause: the words for what the app has, and the tools. */
export interface Around extends ReviseTools {
  /** Further words for kinds of records of this app. */
  readonly names: ReadonlyMap<string, readonly string[]>;
}

/**
 * One way of changing a plan. It works on a copy. Undefined means that the clause is not for it; `NothingToChange` is thrown where it
 * is, and nothing can be done.
 */
export type Reviser = (clause: Clause, spec: AppSpec, around: Around) => Outcome | undefined;
