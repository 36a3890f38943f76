import { splitFrontMatter } from '../../../kernel/front-matter.ts';
import type { Exercise } from '../course.ts';
import { type CourseFile, lessonSlug, readCourseFiles } from '../course-files.ts';
import { type CourseDraft, courseDraftSchema, type ExerciseDraft, newExercise } from './course-draft.ts';

interface DraftOfFiles {
  readonly draft: CourseDraft | undefined;
  /** Why the files cannot be taken in: half of a course would be lost. */
  readonly faults: readonly string[];
}

/** The files of a course as what stands in the form. */
export function draftOfFiles(files: readonly CourseFile[], newId: () => string): DraftOfFiles {
  const { course: whole, faults } = readCourseFiles(files);
  if (whole === undefined || faults.length > 0) return { draft: undefined, faults };
  const { course, lessons, final } = whole;
  const exercises = (list: readonly Exercise[]) => list.map((one) => draftOfExercise(one, newId()));
  const draft: CourseDraft = {
    title: course.title,
    about: course.about,
    audience: course.audience,
    level: course.level,
    order: String(course.order),
    introduction: course.introduction,
    outcomes: course.outcomes.join('\n'),
    needs: course.needs.join('\n'),
    lessons: lessons.map(({ slug, title, about, minutes, exercises: own }) => ({
      id: newId(),
      slug,
      title,
      about,
      minutes: String(minutes),
      teaching: teachingOf(files.find(({ name }) => lessonSlug(name) === slug)?.text ?? ''),
      exercises: exercises(own),
    })),
    final: exercises(final.exercises),
  };
  return { draft: courseDraftSchema.parse(draft), faults: [] };
}

/** As it was written, with its figures. */
function teachingOf(text: string): string {
  const { body } = splitFrontMatter(text.replaceAll('\r\n', '\n'), []);
  return (body.split(/^# Exercises[ \t]*$/m)[0] ?? '').trim();
}

function draftOfExercise({ title, question, hint, why, task }: Exercise, id: string): ExerciseDraft {
  const draft: ExerciseDraft = { ...newExercise(id, task.type), title, question, hint, why };
  switch (task.type) {
    case 'number':
      return {
        ...draft,
        answer: String(task.answer),
        tolerance: String(task.tolerance),
        unit: task.unit ?? '',
      };
    case 'text':
      return { ...draft, accept: task.accept.join('\n') };
    case 'choice':
      return { ...draft, options: task.options.map((option) => ({ ...option })) };
    case 'order':
      return { ...draft, items: [...task.items] };
    case 'match':
      return { ...draft, pairs: task.pairs.map((pair) => ({ ...pair })) };
    case 'table':
      return {
        ...draft,
        header: [...task.header],
        rows: task.rows.map((row) => row.map(cellText)),
        tolerance: String(task.tolerance),
      };
    case 'code':
      return {
        ...draft,
        function: task.function,
        start: task.start,
        tests: task.tests.map(({ call, expected }) => `${call} => ${expected}`).join('\n'),
        solution: task.solution,
      };
  }
}

type Cell = Extract<Exercise['task'], { type: 'table' }>['rows'][number][number];

function cellText(cell: Cell): string {
  if (cell.kind === 'given') return cell.text;
  return `[[${cell.kind === 'number' ? cell.answer : cell.accept.join(' | ')}]]`;
}
