import { z } from 'zod';
import { defineFunction } from '../define-function.ts';
import { shareToken } from '../share-token.ts';

const input = z.object({ runId: z.uuid({ error: 'This is no run of an agent.' }), token: shareToken });
export type UnshareRunInput = z.output<typeof input>;

/** Takes a link back. `revoked` is false when it was not open any more. */
export const contract = defineFunction({
  name: 'unshare-run',
  access: 'user',
  input,
  output: z.object({ revoked: z.boolean() }),
});
