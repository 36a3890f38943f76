import { FieldReader, type FrontMatter, splitFrontMatter } from '../../kernel/front-matter.ts';
import {
  type AcademyText,
  type CourseLevel,
  type CourseText,
  courseLevels,
  type FinalText,
  type LessonText,
} from './course.ts';
import { readExercises } from './read-exercises.ts';
import { readTeaching } from './read-teaching.ts';

interface ReadText<Value> {
  readonly value: Value;
  /** Sentences that name the place and what is wrong with it. */
  readonly faults: readonly string[];
}

const longest = { about: 160, audience: 100, lessonAbout: 140, title: 80 };

/** One file of a course. Its head says what it is: only a course has an audience, only a lesson takes minutes. */
export function readAcademyText(text: string): ReadText<AcademyText> {
  const faults: string[] = [];
  const head = splitFrontMatter(text.replaceAll('\r\n', '\n'), faults);
  const value = readByHead(head, faults);
  return { value, faults };
}

function readByHead(head: FrontMatter, faults: string[]): AcademyText {
  if (head.values.has('audience') || head.values.has('order')) return readCourse(head, faults);
  if (head.values.has('minutes') || head.values.has('about')) return readLesson(head, faults);
  return readFinal(head, faults);
}

function readCourse({ values, body }: FrontMatter, faults: string[]): CourseText {
  const fields = new FieldReader(values, faults);
  fields.only(['title', 'about', 'audience', 'level', 'order'], 'a course');
  const [introduction = '', ...sections] = body.split(/^## /m);
  const listed = new Map(
    sections.map((section) => {
      const [heading = '', ...lines] = section.split('\n');
      return [heading.trim(), lines.join('\n')] as const;
    }),
  );
  const level = fields.text('level');
  if (!isLevel(level)) faults.push(`level: “${level}” is not one of ${courseLevels.join(', ')}.`);
  if (introduction.trim() === '') faults.push('it has no introduction.');
  const outcomes = bullets(listed.get('You will be able to'));
  if (outcomes.length < 3) faults.push('“You will be able to” lists fewer than three outcomes.');
  const needs = bullets(listed.get('What you need'));
  if (needs.length === 0) faults.push('“What you need” lists nothing.');
  return {
    kind: 'course',
    title: short(fields, 'title', longest.title, faults),
    about: short(fields, 'about', longest.about, faults),
    audience: short(fields, 'audience', longest.audience, faults),
    level: isLevel(level) ? level : 'beginner',
    order: whole(fields, 'order', 100_000, faults),
    introduction: introduction.trim(),
    outcomes,
    needs,
  };
}

function readLesson({ values, body }: FrontMatter, faults: string[]): LessonText {
  const fields = new FieldReader(values, faults);
  fields.only(['title', 'about', 'minutes'], 'a lesson');
  const [teaching = '', exercises, more] = cutAtExercises(body);
  if (exercises === undefined) faults.push('there is no heading “# Exercises”.');
  if (more !== undefined) faults.push('“# Exercises” stands twice.');
  if (teaching.trim() === '') faults.push('it teaches nothing before its exercises.');
  return {
    kind: 'lesson',
    title: short(fields, 'title', longest.title, faults),
    about: short(fields, 'about', longest.lessonAbout, faults),
    minutes: whole(fields, 'minutes', 240, faults),
    teaching: readTeaching(teaching, faults),
    exercises: readExercises(exercises ?? '', faults),
  };
}

function readFinal({ values, body }: FrontMatter, faults: string[]): FinalText {
  const fields = new FieldReader(values, faults);
  fields.only(['title'], 'a final test');
  fields.text('title');
  const [before = '', exercises] = cutAtExercises(body);
  if (exercises === undefined) faults.push('there is no heading “# Exercises”.');
  if (before.trim() !== '') faults.push('a final test begins with “# Exercises”.');
  const read = readExercises(exercises ?? '', faults);
  for (const { title, task } of read)
    if (task.type === 'table' || task.type === 'code')
      faults.push(`${title}: a final test has no exercise of the type ${task.type}.`);
  return { kind: 'final', exercises: read };
}

function cutAtExercises(body: string): string[] {
  return body.split(/^# Exercises[ \t]*$/m);
}

function bullets(text: string | undefined): string[] {
  return [...(text ?? '').matchAll(/^- (.+)$/gm)].map(([, said = '']) => said.trim());
}

function short(fields: FieldReader, name: string, most: number, faults: string[]): string {
  const text = fields.text(name);
  if (text.length > most) faults.push(`${name}: ${text.length} characters; at most ${most} are shown.`);
  return text;
}

function whole(fields: FieldReader, name: string, most: number, faults: string[]): number {
  const text = fields.text(name);
  const value = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
  if (value > 0 && value <= most) return value;
  faults.push(`${name}: expected a whole number from 1 to ${most}, not “${text}”.`);
  return 1;
}

function isLevel(text: string): text is CourseLevel {
  return (courseLevels as readonly string[]).includes(text);
}
