import { z } from 'zod';
import { defineFunction } from '../define-function.ts';

const moment = z.iso.datetime({ offset: true });

const ownSession = z.object({
  id: z.uuid(),
  created_at: moment,
  refreshed_at: moment,
  user_agent: z.string().nullable(),
  ip: z.string().nullable(),
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
