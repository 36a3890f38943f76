import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SupabaseClient } from '@supabase/supabase-js';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { codeOf, enrolTotp, signInAgain } from '../../../testing/auth/second-factor.server.ts';
import { type NewAccount, signUpSomebody } from '../../../testing/auth/sign-up-somebody.server.ts';
import { type AuthTestServer, startAuthServer } from '../../../testing/auth/start-auth-server.server.ts';
import { engines } from '../../../testing/database/open-test-database.server.ts';
import { startTestServer, type TestServer } from '../../../testing/server/start-test-server.server.ts';
import type { Claims } from '../../db/database.ts';
import { openRevocations } from './open-revocations.server.ts';

/** What "ended" promises. */
const within = { timeout: 10_000, interval: 50 };

async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return String(port);
}

const tokenOf = async (client: SupabaseClient) =>
  (await client.auth.getSession()).data.session?.access_token ?? '';

describe.each(engines)('a session that has ended, on %s', (engine) => {
  let server: AuthTestServer;
  /** On PostgreSQL another server on the same database, with a memory of its own. */
  let other: TestServer | undefined;
  let addresses: string[];
  let person: NewAccount;
  let token: string;

  beforeAll(async () => {
    const shared = { KORA_SECRET_KEY: randomBytes(32).toString('base64'), AUTH_CONFIRM_EMAIL: 'false' };
    server = await startAuthServer(engine, inject('postgresUrl'), shared);
    addresses = [server.url];
    const { DATABASE_URL } = server.services.settings;
    if (DATABASE_URL === undefined) return;
    const PORT = await freePort();
    other = await startTestServer({ ...shared, DATABASE_URL, PORT, PUBLIC_URL: server.url });
    addresses.push(`http://127.0.0.1:${PORT}`);
  });
  afterAll(async () => {
    await other?.close();
    await server.close();
  });
  beforeEach(async () => {
    await server.resetLimits();
    person = await signUpSomebody(server);
    token = await tokenOf(person.client);
  });

  const data = (address: string, using: string) =>
    fetch(`${address}/rest/v1/profiles?select=user_id`, { headers: { authorization: `Bearer ${using}` } });
  const ask = (address: string, using: string) =>
    fetch(`${address}/functions/v1/check-subscription`, {
      method: 'POST',
      headers: { authorization: `Bearer ${using}`, 'content-type': 'application/json' },
      body: '{}',
    });
  const statuses = async (using = token) =>
    Promise.all(addresses.flatMap((address) => [data(address, using), ask(address, using)])).then((all) =>
      [...new Set(all.map(({ status }) => status))].toSorted(),
    );
  async function expectEnded(using = token): Promise<void> {
    await expect.poll(() => statuses(using), within).toEqual([401]);
  }

  /** What others do to somebody; each must end what the token could do. */
  const endings: Record<string, () => Promise<unknown>> = {
    'signing out': () => person.client.auth.signOut({ scope: 'local' }),
    'signing out everywhere': async () => (await signInAgain(server, person)).auth.signOut(),
    'signing out everywhere else': async () =>
      (await signInAgain(server, person)).auth.signOut({ scope: 'others' }),
    'a new password': async () =>
      (await signInAgain(server, person)).auth.updateUser({ password: 'another password' }),
    'an admin who signs them out': async () =>
      fetch(`${server.url}/auth/v1/admin/users/${person.id}/logout`, {
        method: 'POST',
        headers: { authorization: `Bearer ${(await serviceKey()) ?? ''}` },
      }),
    'a ban': async () =>
      (await server.service()).auth.admin.updateUserById(person.id, { ban_duration: '1h' }),
    'their deletion': async () => (await server.service()).auth.admin.deleteUser(person.id),
    'their soft deletion': async () => (await server.service()).auth.admin.deleteUser(person.id, true),
    'a used refresh token that comes back': async () => {
      const { data: first } = await person.client.auth.getSession();
      await person.client.auth.refreshSession();
      await server.sql("update auth.refresh_tokens set revoked_at = revoked_at - interval '1 minute'");
      await server.client().auth.refreshSession({ refresh_token: first.session?.refresh_token ?? '' });
    },
  };
  const serviceKey = async () => {
    const { installationKeys } = await import('../installation-key.server.ts');
    return (await installationKeys(server.services.keys, new Date())).service_role;
  };

  it.each(Object.keys(endings))('%s ends what its token can do, on every server', async (how) => {
    expect(await statuses()).toEqual([200]);
    await endings[how]?.();
    await expectEnded();
  });

  it('is told in the words that each client knows, and the client forgets the session', async () => {
    await server.sql('delete from auth.sessions where user_id = $1', [person.id]);
    await expectEnded();
    const fromData = await data(server.url, token);
    expect(await fromData.json()).toEqual({
      code: 'PGRST301',
      message: 'Your session is not valid any more. Sign in again.',
      details: null,
      hint: null,
    });
    expect(fromData.headers.get('www-authenticate')).toContain('Bearer');
    expect(await (await ask(server.url, token)).json()).toMatchObject({
      code: 'invalid_token',
      message: 'Your session is not valid any more. Sign in again.',
      details: { reason: 'session_ended' },
    });
    const { error } = await person.client.from('profiles').select();
    expect(error).toMatchObject({ code: 'PGRST301' });
    expect((await person.client.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
    expect((await person.client.auth.getSession()).data.session).toBeNull();
  });

  it('leaves the other sessions of the person alone', async () => {
    const again = await tokenOf(await signInAgain(server, person));
    await person.client.auth.signOut({ scope: 'local' });
    await expectEnded();
    expect(await statuses(again)).toEqual([200]);
  });

  it('is noticed also when nobody tells: each server looks for itself', async () => {
    const { database } = server.services;
    const deaf = { ...database, listen: async () => async () => {} };
    const revocations = await openRevocations(deaf, pino({ level: 'silent' }));
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Claims;
    const isEnded = () => {
      try {
        revocations.judge(claims);
        return false;
      } catch {
        return true;
      }
    };
    try {
      expect(isEnded()).toBe(false);
      await person.client.auth.signOut({ scope: 'local' });
      await expect.poll(isEnded, within).toBe(true);
    } finally {
      await revocations.close();
    }
    // A server that starts later knows it at once.
    const late = await openRevocations(deaf, pino({ level: 'silent' }));
    expect(() => late.judge(claims)).toThrow();
    await late.close();
  });

  it('counts as not having shown a second factor that was removed', async () => {
    const factor = await enrolTotp(person);
    await person.client.auth.mfa.challengeAndVerify({ factorId: factor.id, code: codeOf(factor.secret) });
    const raised = await tokenOf(person.client);
    const claims = JSON.parse(Buffer.from(raised.split('.')[1] ?? '', 'base64url').toString()) as Claims;
    const { revocations } = server.services;
    expect(revocations.judge(claims)).toMatchObject({ aal: 'aal2' });
    await (await server.service()).auth.admin.mfa.deleteFactor({ id: factor.id, userId: person.id });
    await expect.poll(() => revocations.judge(claims)['aal'], within).toBe('aal1');
    expect(await statuses(raised)).toEqual([200]);
  });
});
