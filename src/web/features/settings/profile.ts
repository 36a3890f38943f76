import { z } from 'zod';
import { displayNameSchema } from '../../app/local/collections/profiles.ts';

/** What the form takes: the rules of the record, under the names of the form. */
export const profileSchema = z.object({
  displayName: displayNameSchema,
  avatarUrl: z.string(),
});

export type ProfileForm = z.infer<typeof profileSchema>;
