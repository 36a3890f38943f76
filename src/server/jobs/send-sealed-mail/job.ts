import { z } from 'zod';
import { defineJob } from '../define-job.ts';

/** A mail with a link or a code in it: the job names it, and only what is sealed knows what it says. */
export const job = defineJob({
  name: 'send-sealed-mail',
  input: z.object({ mailId: z.uuid() }),
  retryLimit: 8,
  runMs: 60_000,
});
