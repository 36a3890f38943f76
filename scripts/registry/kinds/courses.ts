import {
  type CourseFile,
  lessonSlug,
  readCourseFiles,
  type WholeCourse,
} from '../../../src/catalog/academy/course-files.ts';
import { brandExpression, brandFaults, namesBrand } from '../brand-text.ts';
import { bracketed, generatedText, importPath, key } from '../generated-text.ts';
import { folderItems, nameFaults } from '../item-scan.ts';
import type { Emitted, GeneratedFile, Kind, Tree } from '../kind.ts';

const folder = 'content/academy';
const facts = 'src/catalog/courses.gen.ts';
const finals = 'src/catalog/course-finals.gen.ts';

const interfaceText = `/** What lists need of a course; its texts are in the files of its folder. */
export interface CourseFacts {
  readonly slug: string;
  readonly title: string;
  readonly about: string;
  readonly audience: string;
  readonly level: 'beginner' | 'intermediate' | 'advanced';
  /** Courses are listed by it. */
  readonly order: number;
  readonly lessons: readonly LessonFacts[];
}

export interface LessonFacts {
  readonly slug: string;
  /** In the folder of the course. */
  readonly file: string;
  readonly title: string;
  readonly about: string;
  readonly minutes: number;
  /** The exercises, by id. */
  readonly exercises: readonly string[];
}`;

interface NamedCourse {
  readonly slug: string;
  readonly files: readonly CourseFile[];
  readonly whole: WholeCourse;
}

function slugsOf(tree: Tree) {
  return folderItems(tree, folder, ['course.md', 'final.md']);
}

function readOne(slug: string, tree: Tree, faults: string[]): NamedCourse[] {
  const start = `${folder}/${slug}/`;
  const files = tree.paths
    .filter((path) => path.startsWith(start))
    .map((path) => ({ name: path.slice(start.length), text: tree.read(path) }));
  const read = readCourseFiles(files);
  faults.push(...read.faults.map((fault) => `${start}${fault}`));
  for (const { name, text } of files)
    faults.push(...brandFaults(text).map((fault) => `${start}${name}: ${fault}`));
  return read.course === undefined ? [] : [{ slug, files, whole: read.course }];
}

function factsFile(courses: readonly NamedCourse[]): GeneratedFile {
  const entries = courses.map(({ slug, files, whole: { course, lessons } }) => {
    const inside = lessons.map((lesson) => {
      const { name = '' } = files.find((file) => lessonSlug(file.name) === lesson.slug) ?? {};
      const ids = JSON.stringify(lesson.exercises.map(({ id }) => id));
      return `{ slug: ${text(lesson.slug)}, file: ${text(name)}, title: ${text(lesson.title)}, about: ${text(lesson.about)}, minutes: ${lesson.minutes}, exercises: ${ids} }`;
    });
    return `{ slug: ${text(slug)}, title: ${text(course.title)}, about: ${text(course.about)}, audience: ${text(course.audience)}, level: ${text(course.level)}, order: ${course.order}, lessons: [${inside.join(', ')}] }`;
  });
  const usesBrand = entries.some((entry) => /\bbrand\./.test(entry)) && courses.some(namesBrandAtAll);
  const imports = usesBrand ? [`import { brand } from '${importPath(facts, 'src/kernel/brand.ts')}';`] : [];
  const list = `export const courses: readonly CourseFacts[] = ${bracketed('[', entries, ']')};`;
  return { path: facts, text: generatedText(imports, interfaceText, list) };
}

function namesBrandAtAll({ whole: { course, lessons } }: NamedCourse): boolean {
  return [course, ...lessons].some(({ title, about }) => namesBrand(title) || namesBrand(about));
}

const text = (value: string) => brandExpression(value);

/** The server grades final tests by itself, so it has their answers. */
function finalsFile(courses: readonly NamedCourse[]): GeneratedFile {
  const path = importPath(finals, 'src/catalog/academy/course.ts');
  const entries = courses.map(
    ({ slug, whole: { course, final } }) =>
      `${key(slug)}: ${JSON.stringify({ title: course.title, exercises: final.exercises })}`,
  );
  const list = `export const courseFinals: Readonly<Record<string, CourseFinal>> = ${bracketed('{', entries, '}')};`;
  return {
    path: finals,
    text: generatedText(
      [`import type { Exercise } from '${path}';`],
      'export interface CourseFinal {\n  readonly title: string;\n  readonly exercises: readonly Exercise[];\n}',
      list,
    ),
  };
}

function emit(tree: Tree): Emitted {
  const { names, faults: missing } = slugsOf(tree);
  const faults = [...missing, ...nameFaults(folder, names)];
  const courses = names.flatMap((slug) => readOne(slug, tree, faults));
  return { files: [factsFile(courses), finalsFile(courses)], faults };
}

/** The courses of the academy: a folder each, with what it is about, its lessons and its final test. */
export const courses: Kind = {
  name: 'courses',
  folder,
  shape: 'folder',
  generated: [facts, finals],
  names: (tree) => slugsOf(tree).names,
  emit,
};
