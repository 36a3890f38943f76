import type { CourseText, FinalText, LessonText } from './course.ts';
import { readAcademyText } from './read-academy.ts';

export interface CourseFile {
  /** `course.md`, `01-a-lesson.md`, `final.md`. */
  readonly name: string;
  readonly text: string;
}

export interface WholeCourse {
  readonly course: CourseText;
  readonly lessons: readonly (LessonText & { readonly slug: string })[];
  readonly final: FinalText;
}

const lessonName = /^(\d\d)-([a-z0-9]+(?:-[a-z0-9]+)*)\.md$/;

/** The address of a lesson; undefined for another file. */
export function lessonSlug(name: string): string | undefined {
  return lessonName.exec(name)?.[2];
}

/** A course out of its files, with everything that is wrong with them: of each, and of all together. */
export function readCourseFiles(files: readonly CourseFile[]): {
  readonly course: WholeCourse | undefined;
  readonly faults: readonly string[];
} {
  const faults: string[] = [];
  const read = files
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ name, text }) => {
      const { value, faults: own } = readAcademyText(text);
      faults.push(...own.map((fault) => `${name}: ${fault}`));
      const wanted = kindByName(name);
      if (wanted === undefined)
        faults.push(`${name}: call it course.md, final.md or such as 01-first-lesson.md.`);
      else if (wanted !== value.kind) faults.push(`${name}: its head is not that of a ${wanted}.`);
      return { name, value };
    });
  const course = read.map(({ value }) => value).find((value) => value.kind === 'course');
  const final = read.map(({ value }) => value).find((value) => value.kind === 'final');
  const lessons = read.flatMap(({ name, value }) => {
    const slug = lessonSlug(name);
    return slug === undefined || value.kind !== 'lesson' ? [] : [{ ...value, slug }];
  });
  if (course === undefined) faults.push('course.md is missing.');
  if (final === undefined) faults.push('final.md is missing.');
  if (lessons.length === 0) faults.push('there is no lesson.');
  for (const slug of twice(lessons.map((lesson) => lesson.slug)))
    faults.push(`two lessons are called “${slug}”.`);
  const titles = [...lessons.flatMap(({ exercises }) => exercises), ...(final?.exercises ?? [])];
  for (const id of twice(titles.map((exercise) => exercise.id)))
    faults.push(`two exercises of the course are called “${id}”.`);
  return {
    course: course === undefined || final === undefined ? undefined : { course, lessons, final },
    faults,
  };
}

function kindByName(name: string): 'course' | 'lesson' | 'final' | undefined {
  if (name === 'course.md') return 'course';
  if (name === 'final.md') return 'final';
  return lessonSlug(name) === undefined ? undefined : 'lesson';
}

function twice(names: readonly string[]): string[] {
  return [...new Set(names.filter((name, at) => names.indexOf(name) !== at))];
}
