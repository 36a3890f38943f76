import type { User } from '@supabase/supabase-js';
import { z } from 'zod';
import { displayNameSchema } from '../../app/local/collections/profiles.ts';

/** What the form takes: the rules of the record, under the names of the form. */
export const profileSchema = z.object({
  displayName: displayNameSchema,
  avatarUrl: z.string(),
});

export type ProfileForm = z.infer<typeof profileSchema>;

/** What a person is called: by the name that they chose, otherwise by their address. */
export function shownName(displayName: string, { email }: Pick<User, 'email'>): string {
  return displayName.trim() || email || 'Your account';
}
