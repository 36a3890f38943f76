import { z } from 'zod';
import { joinProgress, noProgress, type Progress } from '../../../../catalog/academy/progress.ts';
import { defineCollection } from '../collection.ts';

const answerSchema = z.union([z.string(), z.array(z.number()), z.array(z.string())]);
const triedSchema = z.object({
  tries: z.number(),
  solved: z.boolean(),
  answer: answerSchema,
  at: z.string(),
});
const missedSchema = z.object({ lesson: z.string(), step: z.number(), due: z.string(), at: z.string() });
const attemptSchema = z.object({
  day: z.string(),
  number: z.number(),
  at: z.string(),
  right: z.number(),
  total: z.number(),
  passed: z.boolean(),
  version: z.number().optional(),
  answers: z.record(z.string(), answerSchema),
});

/** How somebody gets on with a course of the academy: one record for each course. */
export const collection = defineCollection({
  name: 'academy-progress',
  label: 'Progress in a course',
  table: 'academy_progress',
  schema: z.object({
    course: z.string(),
    lessons: z.record(z.string(), z.string()).default({}),
    answers: z.record(z.string(), triedSchema).default({}),
    missed: z.record(z.string(), missedSchema).default({}),
    attempts: z.array(attemptSchema).default([]),
  }),
  key: 'course',
  // What two devices did apart from each other counts, all of it; nothing that was learnt is taken back.
  conflict: ({ base, ours, theirs }) => {
    if (ours === null) return null;
    if (theirs === null) return { ...base, ...ours };
    const mine: Progress = { ...noProgress, ...base, ...ours };
    return { ...theirs, ...(joinProgress(mine, theirs) as Partial<typeof theirs>) };
  },
  signedOut: 'none',
});
