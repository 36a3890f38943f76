import { z } from 'zod';
import { defineCollection } from '../collection.ts';

const nameLength = 100;
/** What the database takes. */
export const avatarLength = 2_000;

export const displayNameSchema = z
  .string()
  .trim()
  .max(nameLength, { error: `At most ${nameLength} characters.` });

/** How a person appears, and what they prefer on all of their devices. One record, named by its owner. */
export const collection = defineCollection({
  name: 'profiles',
  label: 'Profile',
  table: 'profiles',
  schema: z.object({
    user_id: z.string(),
    display_name: displayNameSchema.default(''),
    avatar_url: z.string().max(avatarLength).nullable().default(null),
    // Other members, and other values, belong to versions that know them.
    settings: z.looseObject({ theme: z.string().optional() }).default({}),
  }),
  key: 'user_id',
  conflict: 'merge-fields',
  signedOut: 'none',
});
