import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { signInAgain, withVerifiedTotp } from '../../testing/auth/second-factor.server.ts';
import { signUpSomebody } from '../../testing/auth/sign-up-somebody.server.ts';
import { type AuthTestServer, startAuthServer } from '../../testing/auth/start-auth-server.server.ts';
import { engines } from '../../testing/database/open-test-database.server.ts';

describe.each(engines)('who has a second factor and has not shown it, on %s', (engine) => {
  let open: AuthTestServer;
  let strict: AuthTestServer;

  beforeAll(async () => {
    const AUTH_CONFIRM_EMAIL = 'false';
    open = await startAuthServer(engine, inject('postgresUrl'), { AUTH_CONFIRM_EMAIL });
    strict = await startAuthServer(engine, inject('postgresUrl'), {
      AUTH_CONFIRM_EMAIL,
      AUTH_REQUIRE_AAL2: 'data',
    });
    // Two servers, one after the other.
  }, 120_000);
  afterAll(async () => {
    await open.close();
    await strict.close();
  });

  it('reads data, but not what the account is about, with nothing set', async () => {
    const { account } = await withVerifiedTotp(open);
    const client = await signInAgain(open, account);
    expect((await client.from('profiles').select()).error).toBeNull();
    expect((await client.functions.invoke('check-subscription', { body: {} })).error).toBeNull();
    for (const name of ['export-my-data', 'list-sessions', 'delete-my-account']) {
      const { response } = await client.functions.invoke(name, { body: {} });
      expect([name, response?.status]).toEqual([name, 403]);
      expect(await response?.json()).toMatchObject({
        code: 'insufficient_aal',
        message: expect.stringContaining('second factor'),
      });
    }
    for (const change of [{ password: 'another password' }, { email: 'new@kora.example' }])
      expect((await client.auth.updateUser(change)).error).toMatchObject({ code: 'insufficient_aal' });
    expect(
      (await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Second' })).error,
    ).toMatchObject({
      code: 'insufficient_aal',
    });
  });

  it('reads nothing when the settings say so; whoever has shown it, and whoever has none, does', async () => {
    const { account } = await withVerifiedTotp(strict);
    const client = await signInAgain(strict, account);
    const { error, status } = await client.from('profiles').select();
    expect(status).toBe(403);
    expect(error).toMatchObject({
      code: 'insufficient_aal',
      message: expect.stringContaining('second factor'),
    });
    const refused = await client.functions.invoke('check-subscription', { body: {} });
    expect(refused.response?.status).toBe(403);
    expect((await client.functions.invoke('system-health-check', { body: {} })).error).toBeNull();

    expect((await account.client.from('profiles').select()).error).toBeNull();
    const plain = await signUpSomebody(strict);
    expect((await plain.client.from('profiles').select()).error).toBeNull();
  });
});
