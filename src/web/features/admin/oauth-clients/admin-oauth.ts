import type { GoTrueAdminOAuthApi } from '@supabase/supabase-js';
import type { CallName } from '../../../lib/failures/calls.ts';
import { failureOf } from '../../../lib/failures/describe-failure.ts';
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
export function orThrow<Data>(call: CallName, answer: { data: Data | null; error: Error | null }): Data {
  if (answer.error !== null || answer.data === null) throw failureOf(call, answer.error);
  return answer.data;
}
