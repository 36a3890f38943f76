import { headingAddress } from '../../../kernel/heading-address.ts';

/** What a course of an installation may hold. A course that is shipped is larger than any of the least, by the tests of its files. */
export const ownCourseRules = {
  leastQuestions: 5,
  mostQuestions: 200,
  mostLessons: 60,
  mostExercises: 30,
  /** Of all files together, in characters. */
  mostText: 400_000,
  /** Of a draft as JSON, which is larger than its files; what the database takes. */
  draftBytes: 1_048_576,
  titleLength: 80,
} as const;

const start = 'own-';

/** Courses of an installation begin so, so that none is ever called like one that is shipped later. */
export function isOwnCourse(slug: string): boolean {
  return slug.startsWith(start);
}

/** The address of a new course; `mark` keeps two of the same title apart. */
export function ownCourseSlug(title: string, mark: string): string {
  const words = headingAddress(title, new Set())
    .slice(0, 48)
    .replaceAll(/^-+|-+$/g, '');
  return `${start}${words === '' ? '' : `${words}-`}${mark}`;
}
