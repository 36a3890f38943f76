import { isErrorBody } from '../../../lib/error-body.ts';
import { supabase } from '../../../lib/supabase.ts';

/**
 * The auth server's own way to invite somebody. The client's admin interface signs with the installation's key, which
 * no browser has; an admin's own token is as good.
 */
export async function inviteByMail(email: string): Promise<void> {
  const client = await supabase();
  const { data } = await client.auth.getSession();
  const response = await fetch('/auth/v1/invite', {
    method: 'POST',
    headers: {
      authorization: `Bearer ${data.session?.access_token ?? ''}`,
      'content-type': 'application/json',
      'x-supabase-api-version': '2024-01-01',
    },
    body: JSON.stringify({ email }),
  });
  if (response.ok) return;
  const body: unknown = await response.json().catch(() => undefined);
  throw new Error(isErrorBody(body) ? body.message : 'The server gave no reason.');
}
