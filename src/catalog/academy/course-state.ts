import type { Progress } from './progress.ts';

interface CourseShape {
  readonly lessons: readonly { readonly slug: string }[];
}

export interface CourseState {
  readonly read: number;
  readonly total: number;
  readonly passed: boolean;
  /** Something was done in it. */
  readonly begun: boolean;
  /** The lesson to go on with; undefined when all were read. */
  readonly next: string | undefined;
  /** When something was last done. */
  readonly lastAt: string;
}

/** Where somebody stands in a course. Lessons that the course no longer has do not count. */
export function courseState({ lessons }: CourseShape, progress: Progress): CourseState {
  const isRead = ({ slug }: { slug: string }) => Object.hasOwn(progress.lessons, slug);
  const times = [
    ...Object.values(progress.lessons),
    ...Object.values(progress.answers).map(({ at }) => at),
    ...progress.attempts.map(({ at }) => at),
  ];
  return {
    read: lessons.filter(isRead).length,
    total: lessons.length,
    passed: progress.attempts.some(({ passed }) => passed),
    begun: times.length > 0,
    next: lessons.find((lesson) => !isRead(lesson))?.slug,
    lastAt: times.toSorted().at(-1) ?? '',
  };
}
