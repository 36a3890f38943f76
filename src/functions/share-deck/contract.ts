import { z } from 'zod';
import { defineFunction } from '../define-function.ts';
import { shareLink } from '../share-token.ts';

const input = z.object({
  deckId: z.uuid({ error: 'This is no deck.' }),
  /** What the deck holds where the link is asked for. Without it nothing is made: the links that are there are listed. */
  seen: z.object({ cards: z.number().int().min(0), changed: z.number() }).optional(),
});
export type ShareDeckInput = z.output<typeof input>;

/** The newest first. */
const output = z.object({ links: z.array(shareLink) });
export type ShareDeckOutput = z.infer<typeof output>;

/** Links under which anybody may look at a deck of the caller as it is now and take it, until they are taken back. */
export const contract = defineFunction({ name: 'share-deck', access: 'user', input, output });
