/** What somebody can do afterwards, from knowing by heart to making something new (Bloom’s taxonomy, as revised in 2001). */
export const bloomLevels = ['remember', 'understand', 'apply', 'analyse', 'evaluate', 'create'] as const;
export type BloomLevel = (typeof bloomLevels)[number];

export interface Outcome {
  readonly bloom: BloomLevel;
  /** Begins with a verb and can be observed. */
  readonly text: string;
}

export interface Check {
  readonly question: string;
  readonly answer: string;
}

/** 1 for beginners, 2 for those who go on, 3 for the advanced. */
export type TopicLevel = 1 | 2 | 3;

/** A topic as plans keep it. */
export interface Topic {
  /** `subject/topic`, both as in addresses. */
  readonly id: string;
  readonly title: string;
  /** The title of its subject. */
  readonly subject: string;
  readonly level: TopicLevel;
  readonly minutes: number;
  /** Ids of the topics that must come before. */
  readonly needs: readonly string[];
  readonly about: string;
  readonly outcomes: readonly Outcome[];
  readonly checks: readonly Check[];
}

/** The subject that an id is of, as in addresses. */
export function subjectSlugOf(id: string): string {
  return id.split('/')[0] ?? '';
}
