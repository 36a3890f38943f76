import { z } from 'zod';
import { defineFunction } from '../define-function.ts';

/** What a mail about a sign-in was about, by the token of its link. Looking changes nothing. */
export const contract = defineFunction({
  name: 'look-at-sign-in',
  access: 'anyone',
  input: z.object({ token: z.string().min(1).max(200) }),
  output: z.discriminatedUnion('state', [
    z.object({
      state: z.literal('open'),
      device: z.string(),
      ip: z.string().nullable(),
      place: z.enum(['this_computer', 'local_network']).nullable(),
      at: z.iso.datetime({ offset: true }),
    }),
    z.object({ state: z.literal('used') }),
    z.object({ state: z.literal('expired') }),
  ]),
});
