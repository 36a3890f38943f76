import { useMemo } from 'react';
import type { Progress } from '../../../catalog/academy/progress.ts';
import type { CourseFacts } from '../../../catalog/courses.gen.ts';
import { knownCourses } from './known-courses.ts';
import { useOwnCourses } from './own/use-own-courses.ts';

export interface OfferedCourse extends CourseFacts {
  /** Written by admins of this installation. */
  readonly isOwn: boolean;
  /** Only there for those who have begun it. */
  readonly isRetired: boolean;
}

/** All courses, shipped and of this installation, in the order in which they are offered. */
export function useOfferedCourses(begun: ReadonlyMap<string, Progress>) {
  const { isKnown, courses: own } = useOwnCourses();
  const courses = useMemo((): readonly OfferedCourse[] => {
    const ours = own
      .filter(({ slug, state }) => state === 'published' || begun.has(slug))
      .map(({ facts, state }) => ({ ...facts, isOwn: true, isRetired: state === 'retired' }));
    const shipped = knownCourses.map((course) => ({ ...course, isOwn: false, isRetired: false }));
    return [...ours, ...shipped].toSorted((one, other) => one.order - other.order);
  }, [own, begun]);
  return { isKnown, courses };
}
