import { failureOf } from './failures/describe-failure.ts';
import { supabase } from './supabase.ts';

/** A security key, or a device, as second factor: enrolled, made, shown. */
export async function addKeyFactor(friendlyName: string): Promise<void> {
  const { mfa } = (await supabase()).auth;
  const enrolled = await mfa.enroll({ factorType: 'webauthn', friendlyName });
  if (enrolled.error !== null) throw failureOf('auth/mfa.enroll', enrolled.error);
  try {
    await showKeyFactor(enrolled.data.id);
  } catch (error) {
    // The name is free again for the next try; what is left otherwise goes by itself in a while.
    await mfa.unenroll({ factorId: enrolled.data.id }).catch(() => undefined);
    throw error;
  }
}

/** The browser asks for the key; the session has the second level then. */
export async function showKeyFactor(factorId: string): Promise<void> {
  const { mfa } = (await supabase()).auth;
  const site = { rpId: location.hostname, rpOrigins: [location.origin] };
  const asked = await mfa.challenge({ factorId, webauthn: site });
  if (asked.error !== null) throw failureOf('auth/mfa.challenge', asked.error);
  const { webauthn, id: challengeId } = asked.data;
  const credential =
    webauthn.type === 'create'
      ? await navigator.credentials.create(webauthn.credential_options as CredentialCreationOptions)
      : await navigator.credentials.get(webauthn.credential_options as CredentialRequestOptions);
  if (credential === null) throw new DOMException('Nothing was chosen.', 'NotAllowedError');
  const { error } = await mfa.verify({
    factorId,
    challengeId,
    webauthn: { ...site, type: webauthn.type, credential_response: credential as never },
  });
  if (error !== null) throw failureOf('auth/mfa.verify', error);
}
