import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { z } from 'zod';
import { callAuthVerb, takeSession } from './call-auth-verb.ts';
import { failureOf } from './failures/describe-failure.ts';
import { supabase } from './supabase.ts';

/** What talks to authenticators is loaded when somebody does. */
const ceremonies = () => import('@simplewebauthn/browser');

const passkeySchema = z.object({
  id: z.string(),
  friendly_name: z.string(),
  created_at: z.string(),
  last_used_at: z.string().optional(),
  transports: z.array(z.string()),
  backed_up: z.boolean(),
});

export type Passkey = z.infer<typeof passkeySchema>;

export async function listPasskeys(): Promise<Passkey[]> {
  const { auth } = await supabase();
  const { data, error } = await auth.passkey.list();
  if (error !== null) throw failureOf('auth/passkey.list', error);
  return z.array(passkeySchema).parse(data);
}

/** The browser is asked one thing at a time, and a new question ends the one before. */
let asking: 'field' | 'dialog' = 'dialog';

/** In a dialog of the browser, or with `fill` in the field for the address. */
export async function signInByPasskey({ fill = false } = {}): Promise<void> {
  const { auth } = await supabase();
  const { startAuthentication } = await ceremonies();
  const started = await auth.passkey.startAuthentication();
  if (started.error !== null) throw failureOf('auth/passkey.startAuthentication', started.error);
  asking = fill ? 'field' : 'dialog';
  const credential = await startAuthentication({
    optionsJSON: started.data.options as unknown as PublicKeyCredentialRequestOptionsJSON,
    useBrowserAutofill: fill,
  });
  const { error } = await auth.passkey.verifyAuthentication({
    challengeId: started.data.challenge_id,
    credential: credential as never,
  });
  if (error !== null) throw failureOf('auth/passkey.verifyAuthentication', error);
}

/** Passkeys are no longer offered in the field; a dialog that has taken its place stays. */
export async function cancelFilling(): Promise<void> {
  const { WebAuthnAbortService } = await ceremonies();
  if (asking === 'field') WebAuthnAbortService.cancelCeremony();
}

const startedSignUp = z.object({ challenge_id: z.string(), options: z.looseObject({}) });
const signedUp = z.union([
  z.object({ access_token: z.string(), refresh_token: z.string() }),
  z.object({ id: z.string() }),
]);

/** An account without a password. `confirm`: it waits until its address is confirmed. */
export async function signUpByPasskey(email: string, redirectTo: string): Promise<'signed-in' | 'confirm'> {
  const { startRegistration } = await ceremonies();
  const started = startedSignUp.parse(await callAuthVerb('POST', '/passkeys/signup/options', { email }));
  const credential = await startRegistration({
    optionsJSON: started.options as unknown as PublicKeyCredentialCreationOptionsJSON,
  });
  const path = `/passkeys/signup/verify?${new URLSearchParams({ redirect_to: redirectTo }).toString()}`;
  const answer = signedUp.parse(
    await callAuthVerb('POST', path, { challenge_id: started.challenge_id, credential }),
  );
  if (!('access_token' in answer)) return 'confirm';
  await takeSession(answer);
  return 'signed-in';
}

/** For the person who is signed in; the name that it got. */
export async function addPasskey(): Promise<string> {
  const { passkey } = (await supabase()).auth;
  const { startRegistration } = await ceremonies();
  const started = await passkey.startRegistration();
  if (started.error !== null) throw failureOf('auth/passkey.startRegistration', started.error);
  const credential = await startRegistration({
    optionsJSON: started.data.options as unknown as PublicKeyCredentialCreationOptionsJSON,
  });
  const { data, error } = await passkey.verifyRegistration({
    challengeId: started.data.challenge_id,
    credential: credential as never,
  });
  if (error !== null) throw failureOf('auth/passkey.verifyRegistration', error);
  return data.friendly_name ?? '';
}

export async function renamePasskey(passkeyId: string, friendlyName: string): Promise<void> {
  const { auth } = await supabase();
  const { error } = await auth.passkey.update({ passkeyId, friendlyName });
  if (error !== null) throw failureOf('auth/passkey.update', error);
}

export async function removePasskey(passkeyId: string): Promise<void> {
  const { auth } = await supabase();
  const { error } = await auth.passkey.delete({ passkeyId });
  if (error !== null) throw failureOf('auth/passkey.delete', error);
  // The session may have been opened by it, and then says less from now on.
  await auth.refreshSession();
}
