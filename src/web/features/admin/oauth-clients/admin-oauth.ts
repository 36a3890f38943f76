import type { GoTrueAdminOAuthApi } from '@supabase/supabase-js';
import { supabase } from '../../../lib/supabase.ts';

/**
 * The client's own admin interface. It usually signs with the installation's key, which no browser has; an admin's own
 * token is as good.
 */
export async function adminOAuth(): Promise<GoTrueAdminOAuthApi> {
  const [client, { AuthAdminApi }] = await Promise.all([supabase(), import('@supabase/supabase-js')]);
  const { data } = await client.auth.getSession();
  const token = data.session?.access_token ?? '';
  return new AuthAdminApi({
    url: `${location.origin}/auth/v1`,
    headers: { Authorization: `Bearer ${token}` },
  }).oauth;
}

/** What the answer holds, or what it says went wrong. */
export function orThrow<Data>(answer: { data: Data | null; error: Error | null }): Data {
  if (answer.error !== null) throw answer.error;
  if (answer.data === null) throw new Error('The server gave no reason.');
  return answer.data;
}
