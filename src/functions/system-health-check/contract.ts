import { z } from 'zod';
import { defineFunction } from '../define-function.ts';

const healthState = z.enum(['ok', 'unavailable']);

const healthReport = z.object({
  status: healthState,
  version: z.string(),
  checks: z.record(
    z.string(),
    z.object({
      status: healthState,
      /** Which adapter stands behind it, for example `embedded` or `postgres`. */
      kind: z.string(),
      ms: z.number(),
      /** What is wrong, or works and should yet be changed, and what to do. */
      message: z.string().optional(),
    }),
  ),
});

export type HealthReport = z.infer<typeof healthReport>;

/** The front end calls it once at the start, so that the first real call finds everything warm. */
export const contract = defineFunction({
  name: 'system-health-check',
  access: 'anyone',
  input: z.object({}),
  output: healthReport,
});
