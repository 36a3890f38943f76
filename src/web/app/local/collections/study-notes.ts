import { z } from 'zod';
import { defineCollection } from '../collection.ts';

/** The texts that cards were made of. */
export const collection = defineCollection({
  name: 'study-notes',
  label: 'Notes',
  table: 'study_notes',
  schema: z.object({
    id: z.string(),
    deck_id: z.string(),
    title: z.string().min(1).max(200),
    body: z.string(),
  }),
  key: 'id',
  conflict: 'merge-fields',
  signedOut: 'local',
});
