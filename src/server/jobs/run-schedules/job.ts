import { z } from 'zod';
import { limits } from '../../../kernel/limits.ts';
import { defineJob } from '../define-job.ts';

/** Lets agents do again what is due. */
export const job = defineJob({
  name: 'run-schedules',
  input: z.object({
    /** Where people open the result. */
    siteUrl: z.string(),
  }),
  runMs: limits.schedules.roundMs,
  concurrency: 1,
});
