import { completeSignUp, type Registration } from '../accounts/sign-up.server.ts';
import { AuthError } from '../auth-error.ts';
import { findUserByEmail } from '../users/find-user.server.ts';
import type { AuthCall } from '../verb.ts';
import type { RegistrationAnswer } from '../webauthn/answer-schema.ts';
import { authenticatorName } from '../webauthn/authenticator-name.ts';
import { checkRegistration, creationOptions, newHandle } from '../webauthn/new-credential.server.ts';
import { needRelyingParty } from '../webauthn/relying-party.ts';
import { openChallenge, takeChallenge } from './passkey-challenge.server.ts';

/** Says nothing about who has an account, except where signing up says it in any case. */
export async function openPasskeySignUp(call: AuthCall, email: string): Promise<Record<string, unknown>> {
  const { database, auth } = call.server;
  const party = needRelyingParty(auth.siteUrl);
  const handle = newHandle();
  const options = await creationOptions({ party, use: 'passkey', handle, account: email, known: [] });
  return database.tx('service_role', {}, async (tx) => {
    const existing = auth.autoconfirm ? await findUserByEmail(tx, email) : undefined;
    // Told before the authenticator has made a key that would open nothing.
    if (existing !== undefined && (existing.email_confirmed_at !== null || existing.invited_at !== null))
      throw new AuthError('user_already_exists');
    const { challenge } = options;
    const opened = await openChallenge(tx, { purpose: 'sign_up', challenge, email, handle });
    return { ...opened, options };
  });
}

/** An account with an address and without a password; otherwise as every sign-up. */
export async function signUpWithPasskey(
  call: AuthCall,
  given: { challengeId: string; answer: RegistrationAnswer; order: Omit<Registration, 'email'> },
): Promise<Record<string, unknown>> {
  const party = needRelyingParty(call.server.auth.siteUrl);
  const taken = await call.server.database.tx('service_role', {}, (tx) =>
    takeChallenge(tx, given.challengeId, 'sign_up'),
  );
  if (taken instanceof AuthError) throw taken;
  const { email, user_handle: handle, challenge } = taken;
  if (email === null || handle === null) throw new AuthError('webauthn_challenge_not_found');
  const made = await checkRegistration(party, 'passkey', challenge, given.answer);
  if (made instanceof AuthError) throw made;
  const name = authenticatorName(made.aaguid, []);
  const secrets = { passwordHash: null, passkey: { made, handle, name } };
  return completeSignUp(call, { ...given.order, email }, async () => secrets);
}
