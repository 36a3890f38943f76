import { z } from 'zod';
import { defineFunction } from '../define-function.ts';
import { rhythm, schedules } from '../schedule-shapes.ts';

const input = z.object({
  /** A saved run: the same input is worked out again. */
  runId: z.uuid({ error: 'This is no run of an agent.' }),
  every: rhythm,
  /** Days in the input go forward with the calendar. */
  movesDays: z.boolean().default(false),
});
export type ScheduleRunInput = z.output<typeof input>;

/** Lets an agent do again and again what it did once, on the server. The first time is one rhythm from now. */
export const contract = defineFunction({ name: 'schedule-run', access: 'user', input, output: schedules });
