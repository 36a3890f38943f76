import type { SupabaseClient } from '@supabase/supabase-js';
import type { CreationRequest, SoftwareAuthenticator, Twist } from './software-authenticator.server.ts';

export const site = { rpId: 'localhost' };

const text = (bytes: BufferSource | undefined): string =>
  bytes === undefined
    ? ''
    : Buffer.from(bytes instanceof ArrayBuffer ? bytes : bytes.buffer).toString('base64url');

/** What a browser hands to the client: it is asked for its own JSON. */
const asCredential = (json: unknown) => ({ toJSON: () => json }) as never;

/** A challenge for a factor, answered by this authenticator as a browser would, and not yet sent. */
export async function answerChallenge(
  { auth: { mfa } }: SupabaseClient,
  factorId: string,
  authenticator: SoftwareAuthenticator,
  twist: Twist = {},
) {
  const { data, error } = await mfa.challenge({ factorId, webauthn: site });
  if (error !== null) throw error;
  const challengeId = data.id;
  if (data.webauthn.type === 'create') {
    const { publicKey } = data.webauthn.credential_options;
    const asked: CreationRequest = {
      challenge: text(publicKey.challenge),
      rp: { id: publicKey.rp.id ?? '' },
      user: { id: text(publicKey.user.id) },
      excludeCredentials: (publicKey.excludeCredentials ?? []).map(({ id }) => ({ id: text(id) })),
    };
    const credential_response = asCredential(authenticator.create(asked, twist));
    return { challengeId, factorId, webauthn: { ...site, type: 'create' as const, credential_response } };
  }
  const { publicKey } = data.webauthn.credential_options;
  const asked = {
    challenge: text(publicKey.challenge),
    rpId: publicKey.rpId ?? '',
    allowCredentials: (publicKey.allowCredentials ?? []).map(({ id }) => ({ id: text(id) })),
  };
  const credential_response = asCredential(authenticator.get(asked, twist));
  return { challengeId, factorId, webauthn: { ...site, type: 'request' as const, credential_response } };
}

/** A new factor of this person, shown for the first time; its id. */
export async function addWebauthnFactor(
  client: SupabaseClient,
  authenticator: SoftwareAuthenticator,
  friendlyName = 'Security key',
): Promise<string> {
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'webauthn', friendlyName });
  if (error !== null) throw error;
  const verified = await client.auth.mfa.verify(await answerChallenge(client, data.id, authenticator));
  if (verified.error !== null) throw verified.error;
  return data.id;
}
