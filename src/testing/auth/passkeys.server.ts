import type { SupabaseClient } from '@supabase/supabase-js';
import {
  type AssertionRequest,
  type CreationRequest,
  SoftwareAuthenticator,
  type SoftwareAuthenticatorOptions,
  type Twist,
} from './software-authenticator.server.ts';
import { type AuthTestServer, freshEmail } from './start-auth-server.server.ts';

export function authenticatorFor(
  server: AuthTestServer,
  options: Omit<SoftwareAuthenticatorOptions, 'origin'> = {},
): SoftwareAuthenticator {
  return new SoftwareAuthenticator({ origin: server.url, ...options });
}

export interface Answer {
  status: number;
  body: Record<string, unknown>;
}

/** A verb that the client has no call for. */
export async function post(
  server: AuthTestServer,
  path: string,
  body: unknown,
  token?: string,
): Promise<Answer> {
  const answer = await fetch(`${server.url}/auth/v1${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-supabase-api-version': '2024-01-01',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

export async function tokenOf(client: SupabaseClient): Promise<string> {
  const { data } = await client.auth.getSession();
  return data.session?.access_token ?? '';
}

/** Both steps of a sign-up; the answer of the second, or of the first when it refuses. */
export async function signUpByPasskey(
  server: AuthTestServer,
  authenticator: SoftwareAuthenticator,
  email: string,
  twist: Twist = {},
): Promise<Answer> {
  const started = await post(server, '/passkeys/signup/options', { email });
  if (started.status !== 200) return started;
  const credential = authenticator.create(started.body['options'] as CreationRequest, twist);
  return post(server, '/passkeys/signup/verify', {
    challenge_id: started.body['challenge_id'],
    credential,
  });
}

export interface PasskeyAccount {
  client: SupabaseClient;
  id: string;
  email: string;
  authenticator: SoftwareAuthenticator;
}

/** Somebody new with a passkey and without a password, signed in. */
export async function withPasskey(
  server: AuthTestServer,
  authenticator = authenticatorFor(server),
): Promise<PasskeyAccount> {
  const email = freshEmail();
  const { status, body } = await signUpByPasskey(server, authenticator, email);
  if (status !== 200) throw new Error(JSON.stringify(body));
  const client = server.client();
  const { data, error } = await client.auth.setSession({
    access_token: String(body['access_token']),
    refresh_token: String(body['refresh_token']),
  });
  if (error !== null) throw error;
  return { client, id: data.user?.id ?? '', email, authenticator };
}

export async function addPasskey(
  client: SupabaseClient,
  authenticator: SoftwareAuthenticator,
  twist: Twist = {},
) {
  const started = await client.auth.passkey.startRegistration();
  if (started.error !== null) return started;
  return client.auth.passkey.verifyRegistration({
    challengeId: started.data.challenge_id,
    credential: authenticator.create(started.data.options as unknown as CreationRequest, twist),
  });
}

export async function signInByPasskey(
  client: SupabaseClient,
  authenticator: SoftwareAuthenticator,
  twist: Twist = {},
) {
  const started = await client.auth.passkey.startAuthentication();
  if (started.error !== null) return started;
  return client.auth.passkey.verifyAuthentication({
    challengeId: started.data.challenge_id,
    credential: authenticator.get(started.data.options as unknown as AssertionRequest, twist),
  });
}
