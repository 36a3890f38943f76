// written by scripts/registry; do not edit

/** What lists and searches need of a subject; its topics are in a file of their own. */
export interface SubjectFacts {
  readonly slug: string;
  readonly title: string;
  readonly area: string;
  readonly about: string;
  /** What else people type for it. */
  readonly words: readonly string[];
  /** The titles of its topics, in order. */
  readonly topics: readonly string[];
  readonly hours: number;
  /** Titles of other subjects whose topics come before some of its own. */
  readonly builds: readonly string[];
}

export const subjects: readonly SubjectFacts[] = [];
