import { z } from 'zod';
import { defineCollection } from '../collection.ts';

/** Decks of cards to learn. The settings are read by those who use them, so that ones of a newer version do not hide a deck. */
export const collection = defineCollection({
  name: 'study-decks',
  label: 'Deck',
  table: 'study_decks',
  schema: z.object({
    id: z.string(),
    name: z.string().min(1).max(120),
    settings: z.record(z.string(), z.unknown()).default({}),
  }),
  key: 'id',
  conflict: 'merge-fields',
  signedOut: 'local',
});
