import { z } from 'zod';
import { defineCollection } from '../collection.ts';

/** Keys of a sealed journal, each wrapped by one that is made of the passphrase. */
export const collection = defineCollection({
  name: 'journal-keys',
  label: 'Key of the journal',
  table: 'journal_keys',
  schema: z.object({
    id: z.string(),
    salt: z.string(),
    iterations: z.number(),
    iv: z.string(),
    wrapped: z.string(),
    retired: z.boolean().default(false),
  }),
  key: 'id',
  conflict: 'last-write',
  signedOut: 'local',
});
