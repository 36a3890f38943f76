import { z } from 'zod';
import { cardSchema, mergeCards } from '../../../../catalog/study/card.ts';
import { defineCollection } from '../collection.ts';

/** Cards, a hundred in a row. Changed on two devices at once, each card is the one that was changed last. */
export const collection = defineCollection({
  name: 'study-pages',
  label: 'Cards',
  table: 'study_pages',
  schema: z.object({
    id: z.string(),
    deck_id: z.string(),
    cards: z.array(cardSchema),
  }),
  key: 'id',
  conflict: ({ ours, theirs }) => {
    if (ours === null || theirs === null) return ours;
    return { ...theirs, ...ours, cards: mergeCards(theirs.cards, ours.cards ?? []) };
  },
  join: (known, written) => ({ ...written, cards: mergeCards(known.cards, written.cards) }),
  signedOut: 'local',
});
