import type { Topic } from './topic.ts';

export const goalKinds = ['understand', 'work', 'exam', 'teach', 'own'] as const;
export type GoalKind = (typeof goalKinds)[number];

export const levelsNow = ['new', 'some', 'solid'] as const;
export type LevelNow = (typeof levelsNow)[number];

/** The least and the most that can be asked for. */
export const planLimits = { weeks: [1, 52], hours: [1, 40] } as const;

/** What somebody asked for. */
export interface Wish {
  /** The subject, as in addresses. */
  readonly subject: string;
  readonly subjectTitle: string;
  /** Ids of the topics that it is about; none for the whole subject. */
  readonly targets: readonly string[];
  readonly goal: GoalKind;
  /** A goal in one’s own words. */
  readonly goalWords: string;
  readonly weeks: number;
  readonly hours: number;
  readonly level: LevelNow;
}

/** One sitting. A topic that takes long has several. */
export interface Lesson {
  readonly id: string;
  readonly topic: string;
  readonly minutes: number;
  readonly week: number;
}

/** A topic that is only named. */
export type NamedTopic = Pick<Topic, 'id' | 'title' | 'subject' | 'minutes'>;

export interface Plan {
  readonly wish: Wish;
  /** The first day, as `2026-03-31`. */
  readonly start: string;
  /** The topics of the lessons, whole, so that the plan stays what it is when the texts change. */
  readonly topics: readonly Topic[];
  /** By week, and within a week in their order. */
  readonly lessons: readonly Lesson[];
  /** What the lessons need and no lesson teaches: it counts as known. */
  readonly known: readonly NamedTopic[];
  /** What was wanted and did not fit, or was put off. */
  readonly later: readonly NamedTopic[];
}

export function named({ id, title, subject, minutes }: Topic): NamedTopic {
  return { id, title, subject, minutes };
}

export function minutesAWeek({ hours }: Wish): number {
  return hours * 60;
}

const longestFinal = 120;

/** The final task takes its time from the last week, at most a half of it. */
export function finalMinutes(wish: Wish): number {
  return Math.min(longestFinal, minutesAWeek(wish) / 2);
}
