import { z } from 'zod';
import { defineFunction } from '../define-function.ts';
import { shareLink } from '../share-token.ts';

const input = z.object({
  conversationId: z.uuid({ error: 'This is no conversation.' }),
  /** The last turn that a new link leads to. Without it nothing is made: the links that are there are listed. */
  upTo: z.string().max(100).optional(),
});
export type ShareConversationInput = z.output<typeof input>;

/** The newest first. */
const output = z.object({ links: z.array(shareLink) });
export type ShareConversationOutput = z.infer<typeof output>;

/** Links under which anybody may read what the caller asked and was answered, until they are taken back. */
export const contract = defineFunction({ name: 'share-conversation', access: 'user', input, output });
