import { z } from 'zod';
import { defineJob } from '../define-job.ts';

export const job = defineJob({
  name: 'send-mail',
  input: z.object({
    to: z.union([z.string(), z.array(z.string())]),
    subject: z.string(),
    text: z.string(),
    html: z.string().optional(),
    replyTo: z.string().optional(),
  }),
  retryLimit: 8,
  runMs: 60_000,
});
