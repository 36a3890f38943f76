import { z } from 'zod';
import { sealedSchema } from '../../../../catalog/journal/journal-entry.ts';
import { defineCollection } from '../collection.ts';

/** Pictures of a day of the journal, made small before they are kept. */
export const collection = defineCollection({
  name: 'journal-photos',
  label: 'Photo of the journal',
  table: 'journal_photos',
  schema: z.object({
    id: z.string(),
    day: z.string(),
    body: z.union([
      z.object({ sealed: z.array(sealedSchema).min(1) }),
      z.object({ picture: z.string(), says: z.string().default('') }),
    ]),
  }),
  key: 'id',
  conflict: 'last-write',
  signedOut: 'local',
});
