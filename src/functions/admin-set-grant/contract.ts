import { z } from 'zod';
import { changed, grantKinds, moment, userId } from '../admin-shapes.ts';
import { defineFunction } from '../define-function.ts';

const input = z
  .object({
    user_id: userId,
    kind: z.enum(grantKinds),
    name: z
      .string()
      .trim()
      .regex(/^([a-z0-9]+([_.:-][a-z0-9]+)*)?$/, {
        error: 'Use lower-case letters and digits, joined by _ - . or :',
      })
      .max(100)
      .default(''),
    expires_at: moment.nullable().default(null),
    on: z.boolean(),
  })
  .refine(({ kind, name }) => name !== '' || kind === 'gaming' || kind === 'training', {
    path: ['name'],
    error: 'Say which feature or which special access it is.',
  });
export type SetGrantInput = z.output<typeof input>;

/** `on` again with another `expires_at` moves the end of the grant. */
export const contract = defineFunction({ name: 'admin-set-grant', access: 'admin', input, output: changed });
