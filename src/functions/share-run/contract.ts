import { z } from 'zod';
import { defineFunction } from '../define-function.ts';
import { shareLink } from '../share-token.ts';

const input = z.object({
  runId: z.uuid({ error: 'This is no run of an agent.' }),
  /** Without it nothing is made: the links that are there are listed. */
  make: z.boolean().default(false),
});
export type ShareRunInput = z.output<typeof input>;

/** The newest first. */
const output = z.object({ links: z.array(shareLink) });
export type ShareRunOutput = z.infer<typeof output>;

/** Links under which anybody may look at what an agent worked out for the caller, until they are taken back. */
export const contract = defineFunction({ name: 'share-run', access: 'user', input, output });
