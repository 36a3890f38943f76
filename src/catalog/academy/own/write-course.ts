import { headingAddress } from '../../../kernel/heading-address.ts';
import type { CourseFile } from '../course-files.ts';
import { type CourseDraft, type LessonDraft, linesOfText } from './course-draft.ts';
import { writeExercise } from './write-exercise.ts';

/** The final test has the address of a lesson. */
const takenByTheTest = 'final-test';

/** A draft as the files of a course, in the format of those that are shipped. */
export function writeCourse(draft: CourseDraft): CourseFile[] {
  const slugs = lessonSlugs(draft.lessons);
  return [
    { name: 'course.md', text: writeCourseFile(draft) },
    ...draft.lessons.map((lesson, at) => ({
      name: lessonFileName(at, slugs.get(lesson.id) ?? ''),
      text: writeLesson(lesson),
    })),
    { name: 'final.md', text: writeFinal(draft) },
  ];
}

export function lessonFileName(at: number, slug: string): string {
  return `${String(at + 1).padStart(2, '0')}-${slug}.md`;
}

/** Addresses of lessons by id: the one that it has, else one of its title that no other has. */
export function lessonSlugs(lessons: readonly LessonDraft[]): Map<string, string> {
  const taken = new Set([takenByTheTest, ...lessons.map(({ slug }) => slug).filter((slug) => slug !== '')]);
  return new Map(
    lessons.map(({ id, slug, title }) => {
      if (slug !== '') return [id, slug] as const;
      const words = headingAddress(title, new Set())
        .slice(0, 60)
        .replaceAll(/^-+|-+$/g, '');
      const own = headingAddress(words === '' ? 'lesson' : words, taken);
      taken.add(own);
      return [id, own] as const;
    }),
  );
}

/** With the addresses that its lessons get when it is published. */
export function withSlugs(draft: CourseDraft): CourseDraft {
  const slugs = lessonSlugs(draft.lessons);
  return {
    ...draft,
    lessons: draft.lessons.map((lesson) => ({ ...lesson, slug: slugs.get(lesson.id) ?? lesson.slug })),
  };
}

export function writeCourseFile(draft: CourseDraft): string {
  const { title, about, audience, level, order, introduction, outcomes, needs } = draft;
  const bullets = (text: string) =>
    linesOfText(text)
      .map((line) => `- ${line}`)
      .join('\n');
  return [
    head([
      ['title', title],
      ['about', about],
      ['audience', audience],
      ['level', level],
      ['order', order],
    ]),
    introduction.trim(),
    `\n## You will be able to\n${bullets(outcomes)}`,
    `\n## What you need\n${bullets(needs)}\n`,
  ].join('\n');
}

export function writeLesson({ title, about, minutes, teaching, exercises }: LessonDraft): string {
  return [
    head([
      ['title', title],
      ['about', about],
      ['minutes', minutes],
    ]),
    teaching.trim(),
    '\n# Exercises\n',
    exercises.map(writeExercise).join('\n\n'),
    '',
  ].join('\n');
}

function writeFinal({ final }: CourseDraft): string {
  return [head([['title', 'Final test']]), '# Exercises\n', final.map(writeExercise).join('\n\n'), ''].join(
    '\n',
  );
}

function head(fields: readonly (readonly [name: string, value: string])[]): string {
  const lines = fields.map(([name, value]) => `${name}: ${quoted(value.replaceAll(/\s+/g, ' ').trim())}`);
  return `---\n${lines.join('\n')}\n---`;
}

/** A value that begins with a quotation mark would lose it. */
function quoted(value: string): string {
  return /^["']/.test(value) ? `"${value}"` : value;
}
