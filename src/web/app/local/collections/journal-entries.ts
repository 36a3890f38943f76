import { z } from 'zod';
import { joinBodies } from '../../../../catalog/journal/join-bodies.ts';
import { keptBodySchema } from '../../../../catalog/journal/journal-entry.ts';
import { defineCollection } from '../collection.ts';

/** What somebody wrote on a day, open or sealed. Visitors have a journal too; it moves into the account at sign-in. */
export const collection = defineCollection({
  name: 'journal-entries',
  label: 'Day of the journal',
  table: 'journal_entries',
  schema: z.object({ id: z.string(), day: z.string(), body: keptBodySchema }),
  key: 'id',
  conflict: ({ base, ours, theirs }) => {
    if (ours === null) return null;
    if (theirs === null) return { ...base, ...ours };
    if (ours.body === undefined) return theirs;
    return { ...theirs, body: joinBodies(base?.body, ours.body, theirs.body) as typeof theirs.body };
  },
  signedOut: 'local',
});
