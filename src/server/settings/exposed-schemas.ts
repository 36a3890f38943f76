import { z } from 'zod';

/** What the platform keeps for itself: no setting can open these to the data API. */
const own = new Set(['auth', 'internal', 'pgboss', 'migrations', 'information_schema']);

function isOwn(schema: string): boolean {
  return own.has(schema.toLowerCase()) || /^pg_/i.test(schema);
}

/**
 * `public,sales`. The first is what a client without a profile header gets. The web app reads its own data from
 * `public`, which therefore cannot be missing.
 */
export const exposedSchemas = z
  .string()
  .transform((value) => [...new Set(value.split(',').map((one) => one.trim()))])
  .refine((schemas) => schemas.every((one) => /^[^\s"']{1,63}$/.test(one)), {
    error: 'expected names of schemas separated by commas, such as public,sales',
  })
  .refine((schemas) => !schemas.some(isOwn), {
    error: ({ input }) =>
      `expected schemas that do not belong to the server itself, as ${(input as string[]).filter(isOwn).join(', ')} does`,
  })
  .refine((schemas) => schemas.includes('public'), {
    error: 'expected a list with public in it, where the web app has its data',
  });
