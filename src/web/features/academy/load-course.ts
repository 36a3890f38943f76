import type { AcademyText, CourseText, FinalText, LessonText } from '../../../catalog/academy/course.ts';
import { nameBrand } from '../../../catalog/academy/name-brand.ts';
import type { LessonFacts } from '../../../catalog/courses.gen.ts';
import { loadOnce } from '../../lib/load-once.ts';
import type { AcademyCourse } from './known-courses.ts';

/** One chunk for each file of a course that is shipped. */
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

const loadCourseFile: (course: string) => Promise<CourseText> = loadOnce((course) =>
  loadKind(`${course}/course.md`, 'course'),
);
const loadFinalFile: (course: string) => Promise<FinalText> = loadOnce((course) =>
  loadKind(`${course}/final.md`, 'final'),
);
const loadLessonFile: (path: string) => Promise<LessonText> = loadOnce((path) => loadKind(path, 'lesson'));

const settledTexts = new WeakMap<AcademyText, Promise<AcademyText>>();

/** What is there already, as the promise that `use` asks for: always the same one. */
function settled<Text extends AcademyText>(text: Text): Promise<Text> {
  const known = settledTexts.get(text) ?? Promise.resolve(text);
  settledTexts.set(text, known);
  return known as Promise<Text>;
}

export function loadCourse({ slug, whole }: AcademyCourse): Promise<CourseText> {
  return whole === undefined ? loadCourseFile(slug) : settled(whole.course);
}

export function loadFinal({ slug, whole }: AcademyCourse): Promise<FinalText> {
  return whole === undefined ? loadFinalFile(slug) : settled(whole.final);
}

export function loadLesson(course: AcademyCourse, lesson: LessonFacts): Promise<LessonText> {
  const own = course.whole?.lessons.find(({ slug }) => slug === lesson.slug);
  return own === undefined ? loadLessonFile(`${course.slug}/${lesson.file}`) : settled(own);
}

/** All that a course has, so that it can be gone on with when there is no network. */
export async function fetchWholeCourse(course: AcademyCourse): Promise<void> {
  await Promise.allSettled([
    loadCourse(course),
    loadFinal(course),
    ...course.lessons.map((lesson) => loadLesson(course, lesson)),
  ]);
}
