import { z } from 'zod';
import { changed } from '../admin-shapes.ts';
import { defineFunction } from '../define-function.ts';

const input = z.object({
  course: z.string().max(80),
  /** `deleted` takes it from everybody; certificates stay. */
  state: z.enum(['published', 'retired', 'deleted']),
});
export type SetCourseStateInput = z.output<typeof input>;

/** Offers a course again, offers it no longer, or deletes it. */
export const contract = defineFunction({ name: 'set-course-state', access: 'admin', input, output: changed });
