import { z } from 'zod';
import { limits } from '../../../kernel/limits.ts';
import { defineJob } from '../define-job.ts';

/** Once a day: what has lain in the bin long enough, and files that nobody refers to. */
export const job = defineJob({ name: 'tidy-apps', input: z.object({}), runMs: limits.bin.tidyMs });
