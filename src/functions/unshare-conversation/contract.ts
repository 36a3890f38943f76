import { z } from 'zod';
import { defineFunction } from '../define-function.ts';
import { shareToken } from '../share-token.ts';

const input = z.object({
  conversationId: z.uuid({ error: 'This is no conversation.' }),
  token: shareToken,
});
export type UnshareConversationInput = z.output<typeof input>;

/** Takes a link back. `revoked` is false when it was not open any more. */
export const contract = defineFunction({
  name: 'unshare-conversation',
  access: 'user',
  input,
  output: z.object({ revoked: z.boolean() }),
});
