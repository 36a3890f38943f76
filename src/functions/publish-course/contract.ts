import { z } from 'zod';
import { ownCourseRules } from '../../catalog/academy/own/own-course-rules.ts';
import { defineFunction } from '../define-function.ts';

const input = z.object({
  course: z
    .string()
    .regex(/^own-[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'This is no address of a course.' })
    .max(80),
  /** The folder of the course. */
  files: z
    .array(z.object({ name: z.string().max(120), text: z.string().max(ownCourseRules.mostText) }))
    .min(1)
    .max(ownCourseRules.mostLessons + 2),
  /** The version that the draft began with: where another has come since, the caller is asked first. */
  base: z.number().int().min(0),
  /** Take the place of a version that somebody else has published meanwhile. */
  replace: z.boolean().default(false),
});
export type PublishCourseInput = z.output<typeof input>;

const output = z.object({ version: z.number() });
export type PublishCourseOutput = z.infer<typeof output>;

/** Offers a course to everybody with Training access, or a new version of it. */
export const contract = defineFunction({ name: 'publish-course', access: 'admin', input, output });
