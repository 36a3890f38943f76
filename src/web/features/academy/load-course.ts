import type { AcademyText, CourseText, FinalText, LessonText } from '../../../catalog/academy/course.ts';
import { nameBrand } from '../../../catalog/academy/name-brand.ts';
import type { CourseFacts } from '../../../catalog/courses.gen.ts';
import { loadOnce } from '../../lib/load-once.ts';

/** One chunk for each file of a course. */
const loaders = import.meta.glob<AcademyText>('/content/academy/*/*.md', {
  query: '?parsed',
  import: 'parsed',
});

const loadText = loadOnce(async (path: string) => {
  const text = await loaders[`/content/academy/${path}`]?.();
  if (text === undefined) throw new Error(`There is no file ${path}.`);
  return nameBrand(text);
});

async function loadKind<Kind extends AcademyText['kind']>(path: string, kind: Kind) {
  const text = await loadText(path);
  if (text.kind !== kind) throw new Error(`${path} is no ${kind}.`);
  return text as Extract<AcademyText, { kind: Kind }>;
}

export const loadCourse: (course: string) => Promise<CourseText> = loadOnce((course) =>
  loadKind(`${course}/course.md`, 'course'),
);

export const loadFinal: (course: string) => Promise<FinalText> = loadOnce((course) =>
  loadKind(`${course}/final.md`, 'final'),
);

const loadLessonFile: (path: string) => Promise<LessonText> = loadOnce((path) => loadKind(path, 'lesson'));

export function loadLesson(course: string, file: string): Promise<LessonText> {
  return loadLessonFile(`${course}/${file}`);
}

/** All that a course has, so that it can be gone on with when there is no network. */
export async function fetchWholeCourse({ slug, lessons }: CourseFacts): Promise<void> {
  await Promise.allSettled([
    loadCourse(slug),
    loadFinal(slug),
    ...lessons.map(({ file }) => loadLesson(slug, file)),
  ]);
}
