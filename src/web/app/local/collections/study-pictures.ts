import { z } from 'zod';
import { defineCollection } from '../collection.ts';

/** Pictures on cards, as data addresses. */
export const collection = defineCollection({
  name: 'study-pictures',
  label: 'Picture',
  table: 'study_pictures',
  schema: z.object({
    id: z.string(),
    deck_id: z.string(),
    data: z.string().max(716_800),
  }),
  key: 'id',
  conflict: 'last-write',
  signedOut: 'local',
});
