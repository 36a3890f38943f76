import { callAuthVerb } from '../../../lib/call-auth-verb.ts';
import { authRedirect } from '../../../lib/return-path.ts';

/**
 * The auth server's own way to invite somebody. The client's admin interface signs with the installation's key, which
 * no browser has; an admin's own token is as good.
 */
export async function inviteByMail(email: string): Promise<void> {
  await callAuthVerb(
    'POST',
    `/invite?${new URLSearchParams({ redirect_to: authRedirect(undefined) }).toString()}`,
    { email },
  );
}
