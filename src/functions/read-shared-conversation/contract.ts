import { z } from 'zod';
import { defineFunction } from '../define-function.ts';

// Whoever mistypes a link is told that it leads nowhere, so any text is taken.
const input = z.object({ token: z.string().max(200) });
export type ReadSharedConversationInput = z.output<typeof input>;

const output = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('open'),
    title: z.string(),
    /** From the first question to the last that is shared. */
    turns: z.array(
      z.object({
        id: z.string(),
        question: z.string(),
        /** Read by those who show it: it may be of another version. */
        answer: z.record(z.string(), z.unknown()),
        at: z.string(),
      }),
    ),
  }),
  /** `revoked`: its owner took it back. `unknown`: there is no such link, or the conversation was deleted. */
  z.object({ state: z.enum(['revoked', 'unknown']) }),
]);
export type SharedConversation = z.infer<typeof output>;

/** What a link to a conversation shows, to anybody who has it. */
export const contract = defineFunction({ name: 'read-shared-conversation', access: 'anyone', input, output });
