import { messageOf } from './error-body.ts';
import { supabase } from './supabase.ts';

export type SignOutScope = 'global' | 'local' | 'others';

/** Ends sessions. A session that the server no longer knows (401, 403, 404) counts as ended. Gives what went wrong. */
export async function signOut(scope: SignOutScope = 'global'): Promise<string | undefined> {
  try {
    const client = await supabase();
    const { error } = await client.auth.signOut({ scope });
    return error === null ? undefined : messageOf(error, 'Failed to sign out');
  } catch (error) {
    return messageOf(error, 'Failed to sign out');
  }
}
