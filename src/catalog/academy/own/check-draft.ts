import { grade } from '../../../methods/grading/grade.ts';
import type { Exercise } from '../course.ts';
import { readCourseFiles } from '../course-files.ts';
import { readAcademyText } from '../read-academy.ts';
import { readExercises } from '../read-exercises.ts';
import { rightAnswer } from '../right-answer.ts';
import type { CourseDraft, ExerciseDraft, LessonDraft } from './course-draft.ts';
import { linesOfText } from './course-draft.ts';
import { ownCourseRules as rules } from './own-course-rules.ts';
import { writeCourse, writeCourseFile, writeLesson } from './write-course.ts';
import { writeExercise } from './write-exercise.ts';

/** What is wrong, at the place where somebody puts it right. */
export interface DraftFault {
  /** `course`, `final`, or the id of a lesson or of an exercise. */
  readonly place: string;
  /** The field, where it is one. */
  readonly field?: string;
  readonly message: string;
}

/** Everything that keeps a draft from being published, found by the reader that reads the files of courses. */
export function checkDraft(draft: CourseDraft): readonly DraftFault[] {
  const all = [...draft.lessons.flatMap(({ exercises }) => exercises), ...draft.final];
  const read = new Map(all.map((exercise) => [exercise.id, readDraft(exercise)] as const));
  const faults = [
    ...checkCourse(draft),
    ...draft.lessons.flatMap(checkLesson),
    ...checkFinal(draft),
    ...all.flatMap(({ id }) => (read.get(id)?.faults ?? []).map((message) => at(id, message))),
    ...sameTitles(all, read),
  ];
  if (faults.length > 0) return faults;
  // Each part is right; what is left is about all of them together.
  return readCourseFiles(writeCourse(draft)).faults.map((message) => at('course', message));
}

/** The same for files, as the server gets them. */
export function checkOwnFiles(files: readonly { readonly name: string; readonly text: string }[]): string[] {
  const { course, faults } = readCourseFiles(files);
  const found = [...faults];
  if (files.reduce((sum, { text }) => sum + text.length, 0) > rules.mostText) found.push(tooLong);
  if (course === undefined) return found;
  const { lessons, final } = course;
  if (lessons.length > rules.mostLessons) found.push(`It has more than ${rules.mostLessons} lessons.`);
  for (const { title, exercises } of lessons) {
    if (exercises.length === 0) found.push(`${title}: ${noExercise}`);
    if (exercises.length > rules.mostExercises) found.push(`${title}: ${tooManyExercises}`);
  }
  if (final.exercises.length < rules.leastQuestions) found.push(tooFewQuestions);
  if (final.exercises.length > rules.mostQuestions) found.push(tooManyQuestions);
  for (const exercise of [...lessons.flatMap(({ exercises }) => exercises), ...final.exercises])
    if (!takesItsAnswer(exercise)) found.push(`${exercise.title}: ${ownAnswerWrong}`);
  return found;
}

const at = (place: string, message: string): DraftFault => {
  const [, field, rest] = /^(title|about|audience|level|order|minutes): (.+)$/s.exec(message) ?? [];
  return field === undefined || rest === undefined ? { place, message } : { place, field, message: rest };
};

const markup =
  'Something in its texts is read as a part of the format: a line that begins with “## ”, “- [ ]”, “1.” or “|”, an arrow “=>”, or “**Hint.**” and “**Why.**”. Write it differently.';
const noExercise = 'it has no exercise; give it at least one.';
const tooManyExercises = `it has more than ${rules.mostExercises} exercises.`;
const tooFewQuestions = `The final test needs at least ${rules.leastQuestions} questions to draw from.`;
const tooManyQuestions = `The final test has more than ${rules.mostQuestions} questions.`;
const tooLong = `The texts of the course are longer than ${rules.mostText.toLocaleString('en')} characters together.`;
const ownAnswerWrong = 'its own answer would not count as right; write it with letters or digits.';

function checkCourse(draft: CourseDraft): DraftFault[] {
  const { value, faults } = readAcademyText(writeCourseFile(draft));
  const found = faults.map((message) => at('course', message));
  const isSame =
    value.kind === 'course' &&
    value.introduction === draft.introduction.trim() &&
    value.outcomes.join('\n') === linesOfText(draft.outcomes).join('\n') &&
    value.needs.join('\n') === linesOfText(draft.needs).join('\n');
  if (faults.length === 0 && !isSame)
    found.push(
      at('course', 'The introduction has a line that begins with “## ”; headings have no place in it.'),
    );
  if (draft.lessons.length === 0) found.push(at('course', 'There is no lesson yet.'));
  if (draft.lessons.length > rules.mostLessons)
    found.push(at('course', `It has more than ${rules.mostLessons} lessons.`));
  if (JSON.stringify(draft).length > rules.mostText) found.push(at('course', tooLong));
  return found;
}

function checkLesson(lesson: LessonDraft): DraftFault[] {
  const { faults } = readAcademyText(writeLesson({ ...lesson, exercises: [] }));
  const found = faults.map((message) => at(lesson.id, message));
  if (lesson.exercises.length === 0) found.push(at(lesson.id, noExercise));
  if (lesson.exercises.length > rules.mostExercises) found.push(at(lesson.id, tooManyExercises));
  return found;
}

function checkFinal({ final }: CourseDraft): DraftFault[] {
  const found: DraftFault[] = [];
  if (final.length < rules.leastQuestions) found.push(at('final', tooFewQuestions));
  if (final.length > rules.mostQuestions) found.push(at('final', tooManyQuestions));
  for (const { id, type } of final)
    if (type === 'table' || type === 'code')
      found.push(at(id, `A final test has no exercise of the type ${type}.`));
  return found;
}

interface ReadDraft {
  readonly exercise: Exercise | undefined;
  readonly faults: readonly string[];
}

/** An exercise as learners would get it, and what is wrong with it. */
export function readDraft(draft: ExerciseDraft): ReadDraft {
  if (draft.title.trim() === '') return { exercise: undefined, faults: ['title: missing.'] };
  const found: string[] = [];
  const read = readExercises(`\n${writeExercise(draft)}`, found);
  const prefix = `${draft.title.replaceAll(/\s*\n\s*/g, ' ').trim()}: `;
  const faults = found.map((fault) => (fault.startsWith(prefix) ? fault.slice(prefix.length) : fault));
  const [exercise] = read;
  if (faults.length > 0 || exercise === undefined) return { exercise: undefined, faults };
  if (read.length > 1 || !saysTheSame(exercise, draft)) return { exercise: undefined, faults: [markup] };
  return takesItsAnswer(exercise)
    ? { exercise, faults: [] }
    : { exercise: undefined, faults: [ownAnswerWrong] };
}

/** Whether what is read is what was written: a text may hold what the format takes for something else. */
function saysTheSame(exercise: Exercise, draft: ExerciseDraft): boolean {
  const { question, hint, why, task } = exercise;
  const plain = (text: string) =>
    text
      .trim()
      .replaceAll('\r\n', '\n')
      .replaceAll(/\n{3,}/g, '\n\n');
  if (question !== plain(draft.question) || hint !== draft.hint.trim() || why !== draft.why.trim())
    return false;
  if (task.type === 'table')
    return task.header.length === draft.header.length && task.rows.length === draft.rows.length;
  if (task.type === 'text') return task.accept.length === linesOfText(draft.accept).length;
  if (task.type === 'match')
    return task.pairs.every(({ left, right }) => !`${left}${right}`.includes(' => '));
  return true;
}

function takesItsAnswer({ task }: Exercise): boolean {
  return task.type === 'code' || grade(task, rightAnswer(task)).right;
}

function sameTitles(all: readonly ExerciseDraft[], read: ReadonlyMap<string, ReadDraft>): DraftFault[] {
  const ids = new Map<string, string[]>();
  for (const { id } of all) {
    const name = read.get(id)?.exercise?.id;
    if (name !== undefined) ids.set(name, [...(ids.get(name) ?? []), id]);
  }
  return [...ids.values()]
    .filter((places) => places.length > 1)
    .flatMap((places) =>
      places.map((place) => at(place, 'title: another exercise of the course has this title too.')),
    );
}
