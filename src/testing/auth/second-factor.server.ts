import type { SupabaseClient } from '@supabase/supabase-js';
import { TOTP } from 'otpauth';
import { type NewAccount, signUpSomebody } from './sign-up-somebody.server.ts';
import { type AuthTestServer } from './start-auth-server.server.ts';

export const codeOf = (secret: string, stepsAhead = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + stepsAhead * 30_000 });

/** A code that is right at no time near now. */
export function wrongCode(secret: string): string {
  const right = new Set([-2, -1, 0, 1, 2].map((step) => codeOf(secret, step)));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !right.has(code)) ?? '';
}

export interface EnrolledTotp {
  id: string;
  secret: string;
  totp: { qr_code: string; uri: string };
}

export async function enrolTotp(
  { client }: Pick<NewAccount, 'client'>,
  friendlyName = 'Phone app',
): Promise<EnrolledTotp> {
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName });
  if (error !== null) throw error;
  return { id: data.id, secret: data.totp.secret, totp: data.totp };
}

export async function claimsOf(client: SupabaseClient): Promise<Record<string, unknown>> {
  const { data } = await client.auth.getSession();
  const payload = data.session?.access_token.split('.')[1] ?? '';
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
}

/** Somebody new at the second level, whose next code works although it may be the same. */
export async function withVerifiedTotp(
  server: AuthTestServer,
): Promise<{ account: NewAccount; factor: EnrolledTotp }> {
  const account = await signUpSomebody(server);
  const factor = await enrolTotp(account);
  const { error } = await account.client.auth.mfa.challengeAndVerify({
    factorId: factor.id,
    code: codeOf(factor.secret),
  });
  if (error !== null) throw error;
  await server.services.database.tx('service_role', {}, (tx) =>
    tx.query('update auth.mfa_factors set last_step = null where id = $1', [factor.id]),
  );
  return { account, factor };
}

/** Another session of the same person, with the password alone. */
export async function signInAgain(
  server: AuthTestServer,
  { email, password }: NewAccount,
): Promise<SupabaseClient> {
  const client = server.client();
  const { error } = await client.auth.signInWithPassword({ email, password });
  if (error !== null) throw error;
  return client;
}
