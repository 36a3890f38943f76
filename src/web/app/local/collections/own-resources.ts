import { z } from 'zod';
import { defineCollection } from '../collection.ts';
import { longestKeptText, resourceAboutLength, resourceTitleLength } from '../record-limits.ts';
import { differing } from '../row.ts';

/**
 * Resources that somebody wrote, and the stars that they gave to resources: a star is a record of its own, whose title is what it was
 * given to. Visitors have them too; they move into the account at sign-in.
 */
export const collection = defineCollection({
  name: 'own-resources',
  label: 'Resource',
  table: 'own_resources',
  schema: z.object({
    id: z.string(),
    kind: z.enum(['template', 'checklist', 'worksheet', 'glossary', 'guide', 'star']),
    title: z.string().min(1).max(resourceTitleLength),
    about: z.string().max(resourceAboutLength).default(''),
    jobs: z.array(z.string()).max(3).default([]),
    body: z.string().max(longestKeptText).default(''),
  }),
  key: 'id',
  conflict: ({ base, ours, theirs }) => {
    if (ours === null) return null;
    if (theirs === null) return { ...base, ...ours };
    const joined = { ...theirs, ...differing(base ?? {}, ours) };
    return { ...joined, body: bothTexts(base?.body, ours.body ?? theirs.body, theirs.body) };
  },
  signedOut: 'local',
});

/** Where both sides wrote, neither text is given up: the other one stands below ours. */
function bothTexts(base: string | undefined, ours: string, theirs: string): string {
  if (theirs === base || ours.includes(theirs)) return ours;
  if (ours === base || theirs.includes(ours)) return theirs;
  return `${ours}\n\n## From another device\n\n${theirs}`.slice(0, longestKeptText);
}
