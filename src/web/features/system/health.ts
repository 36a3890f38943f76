import * as z from 'zod/mini';
import { KoraError } from '../../../kernel/errors.ts';
import { limits } from '../../../kernel/limits.ts';

const checkSchema = z.looseObject({
  status: z.optional(z.enum(['ok', 'unavailable'])),
  kind: z.optional(z.string()),
  ms: z.optional(z.number()),
});

const healthSchema = z.object({
  status: z.enum(['ok', 'unavailable']),
  version: z.string(),
  checks: z.record(z.string(), checkSchema),
});

export type Check = z.infer<typeof checkSchema>;
export type Health = z.infer<typeof healthSchema>;

export const healthPath = '/health';

/** Asks the server how it is. An answer that says "not ready" is an answer; silence or nonsense is an error. */
export async function readHealth(signal: AbortSignal): Promise<Health> {
  const response = await fetch(healthPath, {
    headers: { accept: 'application/json' },
    cache: 'no-store',
    signal: AbortSignal.any([signal, AbortSignal.timeout(limits.web.healthTimeoutMs)]),
  });
  const body: unknown = await response.json().catch(() => undefined);
  const health = z.safeParse(healthSchema, body);
  if (!health.success) throw new KoraError('unavailable');
  return health.data;
}
