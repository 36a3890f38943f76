import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { limits } from '../../../kernel/limits.ts';
import { post, tokenOf } from '../../../testing/auth/passkeys.server.ts';
import { claimsOf, signInAgain, withVerifiedTotp } from '../../../testing/auth/second-factor.server.ts';
import { signUpSomebody } from '../../../testing/auth/sign-up-somebody.server.ts';
import { type AuthTestServer, startAuthServer } from '../../../testing/auth/start-auth-server.server.ts';
import { engines } from '../../../testing/database/open-test-database.server.ts';

describe.each(engines)('recovery codes on %s', (engine) => {
  let server: AuthTestServer;

  beforeAll(async () => {
    server = await startAuthServer(engine, inject('postgresUrl'), { AUTH_CONFIRM_EMAIL: 'false' });
  });
  beforeEach(() => server.resetLimits());
  afterAll(() => server.close());

  async function make(client: SupabaseClient): Promise<string[]> {
    const { status, body } = await post(server, '/recovery-codes', {}, await tokenOf(client));
    if (status !== 200) throw new Error(JSON.stringify(body));
    return body['codes'] as string[];
  }

  const use = async (client: SupabaseClient, code: string) =>
    post(server, '/recovery-codes/verify', { code }, await tokenOf(client));

  async function state(client: SupabaseClient): Promise<unknown> {
    const answer = await fetch(`${server.url}/auth/v1/recovery-codes`, {
      headers: { authorization: `Bearer ${await tokenOf(client)}` },
    });
    return answer.json();
  }

  it('let a person in who has lost the factor, and remove it', async () => {
    const { account, factor } = await withVerifiedTotp(server);
    const codes = await make(account.client);
    expect(codes).toHaveLength(limits.recoveryCodes.count);
    const client = await signInAgain(server, account);
    const { status, body } = await use(client, ` ${codes[0]?.toUpperCase().replaceAll('-', ' ')}`);
    expect(status).toBe(200);
    await client.auth.setSession({
      access_token: String(body['access_token']),
      refresh_token: String(body['refresh_token']),
    });
    expect(await claimsOf(client)).toMatchObject({
      aal: 'aal2',
      amr: expect.arrayContaining([expect.objectContaining({ method: 'recovery_code' })]),
    });
    expect(await state(client)).toMatchObject({ total: 10, remaining: 9 });
    const mail = await server.mailTo(account.email);
    expect(mail.subject).toContain('A recovery code was used');
    expect(mail.text).toContain('9 are left');
    expect((await client.auth.mfa.unenroll({ factorId: factor.id })).error).toBeNull();
    // Without a factor they stand for nothing.
    expect(await state(client)).toEqual({ total: 0, remaining: 0, created_at: null });
    const again = await signInAgain(server, account);
    expect((await again.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({ nextLevel: 'aal1' });
  });

  it('work once each, also when two come at the same time', async () => {
    const { account } = await withVerifiedTotp(server);
    const [code = ''] = await make(account.client);
    const client = await signInAgain(server, account);
    const answers = await Promise.all([use(client, code), use(client, code)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    const other = await signInAgain(server, account);
    expect(await use(other, code)).toMatchObject({ status: 422, body: { code: 'mfa_verification_failed' } });
    expect(await claimsOf(other)).toMatchObject({ aal: 'aal1' });
  });

  it('are kept as hashes, and a new set ends the one before', async () => {
    const { account } = await withVerifiedTotp(server);
    const [old = ''] = await make(account.client);
    const kept = await server.sql<{ code_hash: string }>(
      'select code_hash from auth.recovery_codes where user_id = $1',
      [account.id],
    );
    expect(JSON.stringify(kept)).not.toContain(old);
    expect(JSON.stringify(kept)).not.toContain(old.replaceAll('-', ''));
    const [fresh = ''] = await make(account.client);
    const client = await signInAgain(server, account);
    expect((await use(client, old)).status).toBe(422);
    expect((await use(client, fresh)).status).toBe(200);
  });

  it('are one person’s alone', async () => {
    const first = await withVerifiedTotp(server);
    const second = await withVerifiedTotp(server);
    const [code = ''] = await make(first.account.client);
    await make(second.account.client);
    const client = await signInAgain(server, second.account);
    expect((await use(client, code)).status).toBe(422);
  });

  it('are made where the second factor was shown, and only with one', async () => {
    const plain = await signUpSomebody(server);
    const without = await post(server, '/recovery-codes', {}, await tokenOf(plain.client));
    expect(without).toMatchObject({ status: 422, body: { code: 'validation_failed' } });
    const { account } = await withVerifiedTotp(server);
    const low = await signInAgain(server, account);
    const refused = await post(server, '/recovery-codes', {}, await tokenOf(low));
    expect(refused).toMatchObject({ status: 403, body: { code: 'insufficient_aal' } });
    expect((await post(server, '/recovery-codes', {})).status).toBe(401);
  });

  it('cannot be tried at will, and every use and refusal is in the log', async () => {
    const { account } = await withVerifiedTotp(server);
    const [code = ''] = await make(account.client);
    const client = await signInAgain(server, account);
    for (let tries = 0; tries < limits.mfa.failuresPerPerson; tries += 1)
      expect((await use(client, 'aaaa-aaaa-aaaa-aaaa')).status).toBe(422);
    expect(await use(client, code)).toMatchObject({ status: 429 });
    await server.resetLimits();
    expect((await use(client, code)).status).toBe(200);
    const actions = await server.sql<{ action: string; count: number }>(
      `select action, count(*)::int as count from public.audit_log
       where target = $1 and action like 'recovery%' group by action order by action`,
      [account.id],
    );
    expect(actions).toEqual([
      { action: 'recovery_code.refused', count: limits.mfa.failuresPerPerson },
      { action: 'recovery_code.used', count: 1 },
      { action: 'recovery_codes.created', count: 1 },
    ]);
  });
});
