import { z } from 'zod';
import { supabase } from '../../lib/supabase.ts';

const nameLength = 100;
/** What the database takes. */
export const avatarLength = 2_000;

export const profileSchema = z.object({
  displayName: z
    .string()
    .trim()
    .max(nameLength, { error: `At most ${nameLength} characters.` }),
  avatarUrl: z.string().max(avatarLength),
});

export type Profile = z.infer<typeof profileSchema>;

export async function readProfile(userId: string): Promise<Profile> {
  const client = await supabase();
  const { data, error } = await client
    .from('profiles')
    .select('display_name, avatar_url')
    .eq('user_id', userId)
    .maybeSingle<{ display_name: string; avatar_url: string | null }>();
  if (error !== null) throw error;
  return { displayName: data?.display_name ?? '', avatarUrl: data?.avatar_url ?? '' };
}

/** The row may not be there yet; whose it is can be set once and never changed, so it is not an upsert. */
export async function saveProfile(userId: string, profile: Profile): Promise<void> {
  const client = await supabase();
  const row = {
    display_name: profile.displayName,
    avatar_url: profile.avatarUrl === '' ? null : profile.avatarUrl,
  };
  const changed = await client.from('profiles').update(row).eq('user_id', userId).select('user_id');
  if (changed.error !== null) throw changed.error;
  if (changed.data.length > 0) return;
  const added = await client.from('profiles').insert({ user_id: userId, ...row });
  if (added.error !== null) throw added.error;
}
