import { z } from 'zod';
import { courseLevels } from '../course.ts';

/** What is written in the form of an exercise. All kinds lie side by side, so that trying another one loses nothing. */
const exerciseDraftSchema = z.object({
  id: z.string(),
  title: z.string().default(''),
  type: z.enum(['number', 'text', 'choice', 'order', 'match', 'table', 'code']).default('choice'),
  question: z.string().default(''),
  hint: z.string().default(''),
  why: z.string().default(''),
  answer: z.string().default(''),
  tolerance: z.string().default('0'),
  unit: z.string().default(''),
  /** One to a line. */
  accept: z.string().default(''),
  options: z
    .array(z.object({ text: z.string(), right: z.boolean() }))
    .default([])
    .readonly(),
  items: z.array(z.string()).default([]).readonly(),
  pairs: z
    .array(z.object({ left: z.string(), right: z.string() }))
    .default([])
    .readonly(),
  header: z.array(z.string()).default([]).readonly(),
  /** A cell that is filled in stands in double brackets. */
  rows: z.array(z.array(z.string()).readonly()).default([]).readonly(),
  function: z.string().default(''),
  start: z.string().default(''),
  tests: z.string().default(''),
  solution: z.string().default(''),
});

const lessonDraftSchema = z.object({
  id: z.string(),
  /** Its address once it has one; it stays, whatever the lesson is called later, so that nobody's progress is lost. */
  slug: z.string().default(''),
  title: z.string().default(''),
  about: z.string().default(''),
  minutes: z.string().default('15'),
  /** Markdown, with figures. */
  teaching: z.string().default(''),
  exercises: z.array(exerciseDraftSchema).default([]).readonly(),
});

export const courseDraftSchema = z.object({
  title: z.string().default(''),
  about: z.string().default(''),
  audience: z.string().default(''),
  level: z.enum(courseLevels).default('beginner'),
  order: z.string().default('100'),
  introduction: z.string().default(''),
  /** One to a line, as needs are. */
  outcomes: z.string().default(''),
  needs: z.string().default(''),
  lessons: z.array(lessonDraftSchema).default([]).readonly(),
  final: z.array(exerciseDraftSchema).default([]).readonly(),
});

export type ExerciseDraft = z.output<typeof exerciseDraftSchema>;
export type LessonDraft = z.output<typeof lessonDraftSchema>;
export type CourseDraft = z.output<typeof courseDraftSchema>;

/** A new exercise, with as many empty lines as its kinds need at least. */
export function newExercise(id: string, type: ExerciseDraft['type'] = 'choice'): ExerciseDraft {
  return exerciseDraftSchema.parse({
    id,
    type,
    options: ['', '', ''].map((text, at) => ({ text, right: at === 0 })),
    items: ['', '', '', ''],
    pairs: Array.from({ length: 4 }, () => ({ left: '', right: '' })),
    header: ['', ''],
    rows: [
      ['', '[[]]'],
      ['', '[[]]'],
    ],
  });
}

export function newLesson(id: string, exercise: string): LessonDraft {
  return lessonDraftSchema.parse({ id, exercises: [newExercise(exercise)] });
}

export function linesOfText(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
