import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { limits } from '../../kernel/limits.ts';
import {
  type AuthTestServer,
  freshEmail,
  startAuthServer,
} from '../../testing/auth/start-auth-server.server.ts';
import { engines } from '../../testing/database/open-test-database.server.ts';

const password = 'correct horse';

describe.each(engines)('signing up and in without confirmation, on %s', (engine) => {
  let server: AuthTestServer;
  beforeAll(async () => {
    server = await startAuthServer(engine, inject('postgresUrl'), { AUTH_CONFIRM_EMAIL: 'false' });
  });
  beforeEach(() => server.resetLimits());
  afterAll(() => server.close());

  it('gives a session and an account that the client knows how to read', async () => {
    const email = freshEmail();
    const client = server.client();
    const { data, error } = await client.auth.signUp({
      email,
      password,
      options: { data: { first: 'Ada' } },
    });
    expect(error).toBeNull();
    expect(data.session).toMatchObject({ token_type: 'bearer', expires_in: 3_600 });
    expect(data.user).toMatchObject({
      email,
      aud: 'authenticated',
      role: 'authenticated',
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { first: 'Ada' },
      identities: [{ provider: 'email', identity_data: { email } }],
      is_anonymous: false,
    });
    expect(data.user?.email_confirmed_at).toEqual(expect.any(String));
    const { data: claims } = await client.auth.getClaims();
    expect(claims?.claims).toMatchObject({ sub: data.user?.id, aal: 'aal1', amr: [{ method: 'password' }] });
    expect((await client.auth.getUser()).data.user?.email).toBe(email);
  });

  it('says when an address has an account already, however it is written', async () => {
    const email = freshEmail();
    await server.client().auth.signUp({ email, password });
    const { data, error } = await server
      .client()
      .auth.signUp({ email: ` ${email.toUpperCase()} `, password });
    expect(data).toEqual({ user: null, session: null });
    expect(error).toMatchObject({
      status: 422,
      code: 'user_already_exists',
      message: 'User already registered',
    });
  });

  it('signs in with the right password only, and says no more than that', async () => {
    const email = freshEmail();
    await server.client().auth.signUp({ email, password });
    const right = await server.client().auth.signInWithPassword({ email: email.toUpperCase(), password });
    expect(right.data.user?.email).toBe(email);
    const wrong = await server.client().auth.signInWithPassword({ email, password: 'wrong horse' });
    const unknown = await server.client().auth.signInWithPassword({ email: freshEmail(), password });
    for (const { error } of [wrong, unknown])
      expect(error).toMatchObject({
        status: 400,
        code: 'invalid_credentials',
        message: 'Invalid login credentials',
      });
  });

  it.each([
    ['12345', 'weak_password', 422],
    ['x'.repeat(limits.auth.passwordMax + 1), 'weak_password', 422],
    ['', 'validation_failed', 400],
  ])('refuses the password %j', async (tried, code, status) => {
    const answer = await fetch(`${server.url}/auth/v1/signup`, {
      method: 'POST',
      body: JSON.stringify({ email: freshEmail(), password: tried }),
    });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ code: status, error_code: code });
  });

  it('answers errors in the format that the client asks for', async () => {
    const ask = (headers: Record<string, string>) =>
      fetch(`${server.url}/auth/v1/token?grant_type=password`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ email: freshEmail(), password }),
      });
    const older = await ask({});
    expect(older.headers.get('x-supabase-api-version')).toBeNull();
    expect(await older.json()).toEqual({
      code: 400,
      error_code: 'invalid_credentials',
      msg: 'Invalid login credentials',
    });
    const newer = await ask({ 'X-Supabase-Api-Version': '2024-01-01' });
    expect(newer.headers.get('x-supabase-api-version')).toBe('2024-01-01');
    expect(await newer.json()).toEqual({ code: 'invalid_credentials', message: 'Invalid login credentials' });
  });

  it('stops guessing: after the limit even the right password waits, from any address form', async () => {
    const email = freshEmail();
    await server.client().auth.signUp({ email, password });
    const guess = (path: string, tried: string, written: string) =>
      fetch(`${server.url}${path}`, {
        method: 'POST',
        headers: { 'X-Forwarded-For': `10.0.0.${Math.floor(Math.random() * 250)}` },
        body: JSON.stringify({ email: written, password: tried }),
      }).then(async (answer) => {
        await answer.arrayBuffer();
        return answer;
      });
    const tokens = '/auth/v1/token?grant_type=password';
    const statuses: number[] = [];
    // Each guess is written to disk on the embedded engine, which takes its time.
    const rounds = engine === 'postgres' ? 20 : 4;
    for (let round = 0; round < rounds; round += 1) {
      const batch = Array.from({ length: 50 }, (_, index) =>
        guess(tokens, `guess ${round} ${index}`, index % 2 === 0 ? email : ` ${email.toUpperCase()}`),
      );
      for (const answer of await Promise.all(batch)) statuses.push(answer.status);
    }
    expect(statuses).toHaveLength(rounds * 50);
    expect(statuses.filter((status) => status === 400)).toHaveLength(limits.auth.failuresPerAccount);
    expect(statuses.filter((status) => status === 429)).toHaveLength(
      rounds * 50 - limits.auth.failuresPerAccount,
    );
    const right = await guess(tokens, password, email);
    expect(right.status).toBe(429);
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(0);
    const failures = await server.sql<{ count: number }>(
      "select count(*)::int as count from public.audit_log where action = 'user.sign_in_failed' and details ->> 'account' = $1",
      [email],
    );
    expect(failures[0]?.count).toBe(limits.auth.failuresPerAccount);
  }, 120_000);

  it.each(['//auth/v1/token', '/auth/v1//token', '/AUTH/V1/TOKEN', '/auth/v1/token/', '/auth/v1/./token'])(
    'has no second way in: %s',
    async (path) => {
      const answer = await fetch(`${server.url}${path}?grant_type=password`, {
        method: 'POST',
        body: JSON.stringify({ email: freshEmail(), password }),
      });
      // `fetch` itself tidies up a dot; that is the one door then, with its limits.
      expect(path.includes('/./') ? [400] : [404, 405]).toContain(answer.status);
    },
  );

  it.each([
    ['id_token', 'Provider (issuer "") is not enabled'],
    ['web3', 'Web3 provider is disabled'],
    ['', 'unsupported_grant_type'],
    ['__proto__', 'unsupported_grant_type'],
    ['password;refresh_token', 'unsupported_grant_type'],
  ])('gives no token for %j', async (grant, msg) => {
    const answer = await fetch(`${server.url}/auth/v1/token?grant_type=${grant}`, {
      method: 'POST',
      body: '{}',
    });
    expect(await answer.json()).toMatchObject({ code: 400, msg });
  });

  it.each(['{', '[]', '"x"', '{"email":5,"password":{}}', 'null'])(
    'answers 4xx to the body %s',
    async (body) => {
      for (const path of [
        'signup',
        'token?grant_type=password',
        'token?grant_type=refresh_token',
        'token?grant_type=pkce',
        'otp',
        'recover',
        'verify',
        'resend',
      ]) {
        const answer = await fetch(`${server.url}/auth/v1/${path}`, { method: 'POST', body });
        expect([path, Math.floor(answer.status / 100)]).toEqual([path, 4]);
      }
    },
  );

  it('refuses text that no database can keep', async () => {
    const { error } = await server
      .client()
      .auth.signUp({ email: freshEmail(), password, options: { data: { first: 'A\u0000' } } });
    expect(error).toMatchObject({ status: 400, code: 'validation_failed' });
  });

  it('is not slowed down by people who know their password', async () => {
    const email = freshEmail();
    await server.client().auth.signUp({ email, password });
    for (let time = 0; time < limits.auth.failuresPerAccount + 2; time += 1)
      expect((await server.client().auth.signInWithPassword({ email, password })).error).toBeNull();
  });

  it('keeps a banned person out, but tells only those who know the password', async () => {
    const email = freshEmail();
    const { data } = await server.client().auth.signUp({ email, password });
    const admin = await server.service();
    await admin.auth.admin.updateUserById(data.user?.id ?? '', { ban_duration: '1h' });
    const right = await server.client().auth.signInWithPassword({ email, password });
    expect(right.error).toMatchObject({ code: 'user_banned' });
    const wrong = await server.client().auth.signInWithPassword({ email, password: 'wrong horse' });
    expect(wrong.error).toMatchObject({ code: 'invalid_credentials' });
  });

  it('makes nobody without address and number when that is not allowed', async () => {
    const { error } = await server.client().auth.signInAnonymously();
    expect(error).toMatchObject({ status: 422, code: 'anonymous_provider_disabled' });
  });

  it('never writes a password into the audit log', async () => {
    const rows = await server.sql<{ found: number }>(
      'select count(*)::int as found from public.audit_log where details::text like $1',
      [`%${password}%`],
    );
    expect(rows[0]?.found).toBe(0);
  });
});
