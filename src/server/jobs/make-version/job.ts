import { z } from 'zod';
import { limits } from '../../../kernel/limits.ts';
import { defineJob } from '../define-job.ts';

export const job = defineJob({
  name: 'make-version',
  input: z.object({ versionId: z.uuid(), model: z.string().optional() }),
  retryLimit: limits.apps.retries,
  runMs: limits.apps.makeMs,
  concurrency: limits.apps.madeAtOnce,
});
