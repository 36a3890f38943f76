import { z } from 'zod';
import { defineFunction } from '../define-function.ts';

/**
 * "This was not me", by the token of the link in a mail about a sign-in: signs everybody out, takes the password away and
 * sends a link to set a new one. Works once.
 */
export const contract = defineFunction({
  name: 'report-sign-in',
  access: 'anyone',
  input: z.object({ token: z.string().min(1).max(200) }),
  output: z.discriminatedUnion('state', [
    z.object({
      state: z.literal('done'),
      ended_sessions: z.number(),
      /** Second factors that were added since that sign-in. */
      removed_factors: z.number(),
      /** False when the address of the account has changed since: the link would go to whoever changed it. */
      reset_sent: z.boolean(),
    }),
    z.object({ state: z.literal('used') }),
    z.object({ state: z.literal('expired') }),
  ]),
});
