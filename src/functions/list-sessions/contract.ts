import { z } from 'zod';
import { defineFunction } from '../define-function.ts';

const moment = z.iso.datetime({ offset: true });

const ownSession = z.object({
  id: z.uuid(),
  created_at: moment,
  refreshed_at: moment,
  user_agent: z.string().nullable(),
  ip: z.string().nullable(),
  /** Browser and system, without versions. */
  device: z.string(),
  /** Where the address lies, as far as it says so itself. */
  place: z.enum(['this_computer', 'local_network']).nullable(),
  /** How the person has shown who they are, in words. */
  signed_in_with: z.array(z.string()),
  /** The one that asks. */
  current: z.boolean(),
});

export type OwnSession = z.infer<typeof ownSession>;

/** Where the caller is signed in, the last used first. */
export const contract = defineFunction({
  name: 'list-sessions',
  access: 'user',
  input: z.object({}),
  output: z.object({ sessions: z.array(ownSession) }),
});
