import type { WholeCourse } from '../../../catalog/academy/course-files.ts';
import { type CourseFacts, courses, type LessonFacts } from '../../../catalog/courses.gen.ts';

/** A course that is shipped, or one of this installation with what it was fetched as. */
export interface AcademyCourse extends CourseFacts {
  /** Of a course of this installation. */
  readonly version?: number;
  readonly whole?: WholeCourse;
}

/** Those that are shipped, in the order in which they are offered. */
export const knownCourses: readonly CourseFacts[] = courses.toSorted((one, other) => one.order - other.order);

/** One that is shipped. */
export function courseOf(slug: string | undefined): CourseFacts | undefined {
  return courses.find((course) => course.slug === slug);
}

export function minutesOf({ lessons }: CourseFacts): number {
  return lessons.reduce((sum, { minutes }) => sum + minutes, 0);
}

export function neighboursOf(course: CourseFacts, lesson: LessonFacts) {
  const at = course.lessons.indexOf(lesson);
  return { number: at + 1, before: course.lessons[at - 1], after: course.lessons[at + 1] };
}

/** “3 h 20 min”. */
export function inHours(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}
