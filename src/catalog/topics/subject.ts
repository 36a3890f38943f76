import type { Check, Outcome, TopicLevel } from '../../methods/curriculum/topic.ts';

/** A prerequisite as it is written: a topic of the same subject, or of another that is named. */
export interface Need {
  readonly subject?: string;
  readonly topic: string;
}

export interface WrittenTopic {
  /** The end of its id. */
  readonly slug: string;
  readonly title: string;
  readonly level: TopicLevel;
  /** Honest study time. */
  readonly hours: number;
  readonly needs: readonly Need[];
  readonly about: string;
  readonly outcomes: readonly Outcome[];
  readonly checks: readonly Check[];
}

/** One file of `content/topics`. */
export interface SubjectText {
  readonly title: string;
  readonly about: string;
  readonly area: string;
  /** What else people type for it. */
  readonly words: readonly string[];
  readonly topics: readonly WrittenTopic[];
}
