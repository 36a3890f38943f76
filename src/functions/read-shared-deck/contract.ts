import { z } from 'zod';
import { sharedCardSchema, sharedPictureSchema } from '../../catalog/study/shared-deck.ts';
import { defineFunction } from '../define-function.ts';

// Whoever mistypes a link is told that it leads nowhere, so any text is taken.
const input = z.object({ token: z.string().max(200) });
export type ReadSharedDeckInput = z.output<typeof input>;

const output = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('open'),
    name: z.string(),
    cards: z.array(sharedCardSchema),
    pictures: z.array(sharedPictureSchema),
    /** When the link was made; the deck is as it was then. */
    madeAt: z.iso.datetime({ offset: true }),
  }),
  /** `revoked`: its owner took it back. `unknown`: there is no such link, or the deck was deleted. */
  z.object({ state: z.enum(['revoked', 'unknown']) }),
]);
export type SharedDeck = z.infer<typeof output>;

/** What a link to a deck shows, to anybody who has it. */
export const contract = defineFunction({ name: 'read-shared-deck', access: 'anyone', input, output });
