import { FunctionsHttpError } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { limits } from '../../kernel/limits.ts';
import {
  type AuthTestServer,
  follow,
  freshEmail,
  hashOf,
  linkIn,
  startAuthServer,
} from '../../testing/auth/start-auth-server.server.ts';
import { engines } from '../../testing/database/open-test-database.server.ts';

const password = 'correct horse';

describe.each(engines)('an installation without free sign-up, on %s', (engine) => {
  let server: AuthTestServer;
  beforeAll(async () => {
    server = await startAuthServer(engine, inject('postgresUrl'), {
      AUTH_CONFIRM_EMAIL: 'true',
      AUTH_ALLOW_SIGNUP: 'false',
      AUTH_ALLOW_ADMIN_SIGNUP: 'true',
      AUTH_ALLOW_ANONYMOUS: 'true',
    });
  });
  beforeEach(() => server.resetLimits());
  afterAll(() => server.close());

  it('refuses to sign up, in every way', async () => {
    const client = server.client();
    for (const { error } of [
      await client.auth.signUp({ email: freshEmail(), password }),
      await client.auth.signInAnonymously(),
      await client.auth.signInWithOtp({ email: freshEmail() }),
    ])
      expect(error).toMatchObject({ status: 422, code: 'signup_disabled' });
  });

  it('makes accounts by the function that the operator has allowed, and they can sign in at once', async () => {
    const email = freshEmail();
    const client = server.client();
    const { data, error } = await client.functions.invoke('admin-signup', {
      body: { email: ` ${email.toUpperCase()}`, password },
    });
    expect(error).toBeNull();
    expect(data).toEqual({ success: true });
    expect((await client.auth.signInWithPassword({ email, password })).data.user?.email).toBe(email);
    const again = await client.functions.invoke('admin-signup', { body: { email, password: 'another one' } });
    expect(again.error).toBeInstanceOf(FunctionsHttpError);
    expect((again.response as Response).status).toBe(409);
    const weak = await client.functions.invoke('admin-signup', {
      body: { email: freshEmail(), password: '12345' },
    });
    expect((weak.response as Response).status).toBe(422);
  });

  it('limits that function like every sign-up', async () => {
    await server.sql(
      "insert into auth.rate_limits (key, count, resets_at) values ('sign-up:address:127.0.0.1', $1, now() + interval '1 hour')",
      [limits.auth.signUpsPerAddress],
    );
    const { response } = await server
      .client()
      .functions.invoke('admin-signup', { body: { email: freshEmail(), password } });
    expect((response as Response).status).toBe(429);
    expect((response as Response).headers.get('retry-after')).toEqual(expect.any(String));
  });

  it('resets passwords by the simple function, which never tells who has an account', async () => {
    const email = freshEmail();
    const client = server.client();
    await client.functions.invoke('admin-signup', { body: { email, password } });
    const known = await client.functions.invoke('simple-password-reset', { body: { email } });
    const unknown = await client.functions.invoke('simple-password-reset', { body: { email: freshEmail() } });
    expect(known.data).toEqual({ success: true });
    expect(unknown.data).toEqual(known.data);
    const target = await follow(linkIn(await server.mailTo(email)));
    expect(target.pathname).toBe('/auth');
    expect(hashOf(target).get('type')).toBe('recovery');
  });

  it('tells clients what it offers', async () => {
    const answer = await fetch(`${server.url}/auth/v1/settings`);
    expect(await answer.json()).toMatchObject({
      disable_signup: true,
      mailer_autoconfirm: false,
      external: { email: true, phone: false, anonymous_users: true },
    });
  });
});

describe('the embedded server on its first day', () => {
  it('makes the first account the admin, once, even when several come at once; an anonymous one is no account yet', async () => {
    const server = await startAuthServer('embedded', '', { AUTH_ALLOW_ANONYMOUS: 'true' });
    try {
      const client = server.client();
      const { data } = await client.auth.signInAnonymously();
      expect(data.user?.is_anonymous).toBe(true);
      await Promise.all([1, 2, 3].map(() => server.client().auth.signUp({ email: freshEmail(), password })));
      expect(await server.sql('select role from public.user_roles')).toEqual([{ role: 'admin' }]);

      // The anonymous person becomes a known one and keeps the account.
      expect((await client.auth.updateUser({ password })).error).toMatchObject({ code: 'validation_failed' });
      const email = freshEmail();
      const known = await client.auth.updateUser({ email, password });
      expect(known.data.user).toMatchObject({ id: data.user?.id, email, is_anonymous: false });
      expect((await server.client().auth.signInWithPassword({ email, password })).data.user?.id).toBe(
        data.user?.id,
      );
      expect(await server.sql('select role from public.user_roles')).toEqual([{ role: 'admin' }]);
    } finally {
      await server.close();
    }
  }, 120_000);

  it('keeps the way round sign-up closed unless the operator opens it', async () => {
    const server = await startAuthServer('embedded', '');
    try {
      const { response } = await server
        .client()
        .functions.invoke('admin-signup', { body: { email: freshEmail(), password } });
      expect((response as Response).status).toBe(403);
    } finally {
      await server.close();
    }
  }, 120_000);
});
