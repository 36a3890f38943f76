import { z } from 'zod';
import { defineJob } from '../define-job.ts';

export const job = defineJob({ name: 'forget-idempotency-keys', input: z.object({}) });
