import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { limits } from '../../kernel/limits.ts';
import {
  type AuthTestServer,
  codeIn,
  follow,
  freshEmail,
  hashOf,
  linkIn,
  startAuthServer,
} from '../../testing/auth/start-auth-server.server.ts';
import { engines } from '../../testing/database/open-test-database.server.ts';

const password = 'correct horse';

describe.each(engines)('accounts that must be confirmed, on %s', (engine) => {
  let server: AuthTestServer;
  beforeAll(async () => {
    server = await startAuthServer(engine, inject('postgresUrl'), {
      AUTH_CONFIRM_EMAIL: 'true',
      AUTH_REDIRECT_URLS: 'https://app.example/**',
    });
  });
  beforeEach(() => server.resetLimits());
  afterAll(() => server.close());

  async function confirmed(email = freshEmail()) {
    await server.client().auth.signUp({ email, password });
    await follow(linkIn(await server.mailTo(email)));
    await server.resetLimits();
    const client = server.client();
    const { data } = await client.auth.signInWithPassword({ email, password });
    if (data.user === null) throw new Error('not signed in');
    return { email, client, user: data.user };
  }
  const count = async (email: string) => (await server.mailsTo(email)).length;

  it('gives an account without a session, and lets nobody in before the address is confirmed', async () => {
    const email = freshEmail();
    const { data, error } = await server.client().auth.signUp({ email, password });
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user).toMatchObject({ email, confirmation_sent_at: expect.any(String) });
    expect(data.user).not.toHaveProperty('email_confirmed_at');
    const early = await server.client().auth.signInWithPassword({ email, password });
    expect(early.error).toMatchObject({ status: 400, code: 'email_not_confirmed' });
  });

  it('confirms by the link, which brings the tokens behind the hash and works once', async () => {
    const email = freshEmail();
    await server
      .client()
      .auth.signUp({ email, password, options: { emailRedirectTo: 'https://app.example/in' } });
    const link = linkIn(await server.mailTo(email));
    const target = await follow(link);
    expect(`${target.origin}${target.pathname}`).toBe('https://app.example/in');
    const tokens = hashOf(target);
    expect(tokens.get('type')).toBe('signup');
    const client = server.client();
    const { data } = await client.auth.setSession({
      access_token: tokens.get('access_token') ?? '',
      refresh_token: tokens.get('refresh_token') ?? '',
    });
    expect(data.user?.email).toBe(email);
    const again = hashOf(await follow(link));
    expect(again.get('access_token')).toBeNull();
    expect(Object.fromEntries(again)).toEqual({
      error: 'access_denied',
      error_code: 'otp_expired',
      error_description: 'Email link is invalid or has expired',
    });
  });

  it('confirms by the code, a few tries long', async () => {
    const email = freshEmail();
    await server.client().auth.signUp({ email, password });
    const code = codeIn(await server.mailTo(email));
    const wrong = code === '000000' ? '000001' : '000000';
    const tryCode = (token: string) => server.client().auth.verifyOtp({ email, token, type: 'signup' });
    for (let time = 0; time < limits.auth.oneTimeAttempts; time += 1)
      expect((await tryCode(wrong)).error).toMatchObject({ status: 403, code: 'otp_expired' });
    expect((await tryCode(code)).error).toMatchObject({ code: 'otp_expired' });

    await server.resetLimits();
    await server.client().auth.resend({ type: 'signup', email });
    const next = codeIn(await server.mailTo(email, 1));
    const { data, error } = await tryCode(next);
    expect(error).toBeNull();
    expect(data.session?.user.email).toBe(email);
    expect((await tryCode(next)).error).toMatchObject({ code: 'otp_expired' });
  });

  it('completes in the browser that asked when that browser uses PKCE, and nowhere else', async () => {
    const email = freshEmail();
    const client = server.client({ pkce: true });
    await client.auth.signUp({ email, password });
    const target = await follow(linkIn(await server.mailTo(email)));
    const code = target.searchParams.get('code') ?? '';
    expect(target.hash).toBe('');
    const redeem = (verifier: string) =>
      fetch(`${server.url}/auth/v1/token?grant_type=pkce`, {
        method: 'POST',
        body: JSON.stringify({ auth_code: code, code_verifier: verifier }),
      });
    const { data, error } = await client.auth.exchangeCodeForSession(code);
    expect(error).toBeNull();
    expect(data.session?.user.email).toBe(email);
    expect((await redeem('x'.repeat(56))).status).toBe(404);

    await server.resetLimits();
    await client.auth.resetPasswordForEmail(email);
    const intercepted = (await follow(linkIn(await server.mailTo(email, 1)))).searchParams.get('code') ?? '';
    const thief = await fetch(`${server.url}/auth/v1/token?grant_type=pkce`, {
      method: 'POST',
      body: JSON.stringify({ auth_code: intercepted, code_verifier: 'x'.repeat(56) }),
    });
    expect(await thief.json()).toMatchObject({ code: 400, error_code: 'bad_code_verifier' });
    expect((await client.auth.exchangeCodeForSession(intercepted)).error).not.toBeNull();
  });

  it('does not tell whether an address has an account', async () => {
    const { email } = await confirmed();
    const before = await count(email);
    const shape = (value: unknown) =>
      JSON.stringify(value, (key, held) => (typeof held === 'string' && key !== 'provider' ? 'text' : held));
    const fresh = await server.client().auth.signUp({ email: freshEmail(), password });
    const taken = await server.client().auth.signUp({ email, password: 'another password' });
    expect(taken.error).toBeNull();
    expect(shape(taken.data)).toBe(shape(fresh.data));
    expect((await server.mailTo(email, before)).subject).toMatch(/already have/);
    expect(
      (await server.client().auth.signInWithPassword({ email, password: 'another password' })).error,
    ).toMatchObject({
      code: 'invalid_credentials',
    });
    const [known, unknown] = [
      await server.client().auth.resetPasswordForEmail(email),
      await server.client().auth.resetPasswordForEmail(freshEmail()),
    ];
    expect(known).toEqual({ data: {}, error: null });
    expect(unknown).toEqual(known);
  });

  it('lets the owner of an address win over somebody who signed up with it first', async () => {
    const email = freshEmail();
    await server.client().auth.signUp({ email, password: 'the password of a stranger' });
    await server.mailTo(email);
    await server.resetLimits();
    await server.client().auth.signUp({ email, password });
    await follow(linkIn(await server.mailTo(email, 1)));
    const stranger = await server
      .client()
      .auth.signInWithPassword({ email, password: 'the password of a stranger' });
    expect(stranger.error).toMatchObject({ code: 'invalid_credentials' });
    expect((await server.client().auth.signInWithPassword({ email, password })).error).toBeNull();
  });

  it('drops the password of a stranger when the owner comes in by a sign-in link', async () => {
    const email = freshEmail();
    await server.client().auth.signUp({ email, password: 'the password of a stranger' });
    await server.mailTo(email);
    await server.client().auth.resetPasswordForEmail(email);
    const link = linkIn(await server.mailTo(email, 1));
    expect(link).toContain('type=recovery');
    await follow(link);
    const stranger = await server
      .client()
      .auth.signInWithPassword({ email, password: 'the password of a stranger' });
    expect(stranger.error).toMatchObject({ code: 'invalid_credentials' });
  });

  it('resets a password: the link works once, the new password counts, other sessions end', async () => {
    const { email, client } = await confirmed();
    const before = await count(email);
    await server.client().auth.resetPasswordForEmail(email, { redirectTo: `${server.url}/auth` });
    const link = linkIn(await server.mailTo(email, before));
    const tokens = hashOf(await follow(link));
    expect(tokens.get('type')).toBe('recovery');
    expect(hashOf(await follow(link)).get('error_code')).toBe('otp_expired');
    const recovering = server.client();
    await recovering.auth.setSession({
      access_token: tokens.get('access_token') ?? '',
      refresh_token: tokens.get('refresh_token') ?? '',
    });
    expect((await recovering.auth.updateUser({ password })).error).toMatchObject({
      status: 422,
      code: 'same_password',
    });
    expect((await recovering.auth.updateUser({ password: 'battery staple' })).error).toBeNull();
    expect((await client.auth.getUser()).data.user).toBeNull();
    expect((await recovering.auth.getUser()).data.user?.email).toBe(email);
    expect((await server.client().auth.signInWithPassword({ email, password })).error).not.toBeNull();
    expect(
      (await server.client().auth.signInWithPassword({ email, password: 'battery staple' })).error,
    ).toBeNull();
  });

  it('refuses a link that is older than it may be', async () => {
    const { email } = await confirmed();
    const before = await count(email);
    await server.client().auth.resetPasswordForEmail(email);
    const link = linkIn(await server.mailTo(email, before));
    await server.sql(
      "update auth.one_time_tokens set created_at = created_at - interval '61 minutes' where relates_to = $1",
      [email],
    );
    expect(hashOf(await follow(link)).get('error_code')).toBe('otp_expired');
  });

  it('signs in without a password, by link, by code and by the hash of the link', async () => {
    const email = freshEmail();
    const client = server.client();
    expect(await client.auth.signInWithOtp({ email, options: { data: { first: 'Ada' } } })).toMatchObject({
      data: { user: null, session: null },
      error: null,
    });
    const { data } = await client.auth.verifyOtp({
      email,
      token: codeIn(await server.mailTo(email)),
      type: 'email',
    });
    expect(data.user).toMatchObject({ email, user_metadata: { first: 'Ada' } });

    await server.resetLimits();
    await client.auth.signInWithOtp({ email, options: { shouldCreateUser: false } });
    const token = new URL(linkIn(await server.mailTo(email, 1))).searchParams.get('token') ?? '';
    const byHash = await server.client().auth.verifyOtp({ token_hash: token, type: 'email' });
    expect(byHash.data.user?.email).toBe(email);

    const unknown = await client.auth.signInWithOtp({
      email: freshEmail(),
      options: { shouldCreateUser: false },
    });
    expect(unknown.error).toMatchObject({ status: 422, code: 'otp_disabled' });
  });

  it('changes the address only after the old and the new one have agreed', async () => {
    const { email, client } = await confirmed();
    const wanted = freshEmail();
    const before = await count(email);
    const { data, error } = await client.auth.updateUser({ email: wanted });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email, new_email: wanted });
    const first = await follow(linkIn(await server.mailTo(wanted)));
    expect(hashOf(first).get('message')).toMatch(/other email/);
    expect((await client.auth.getUser()).data.user?.email).toBe(email);

    // Asking again does not let one address agree twice.
    await server.resetLimits();
    await server.client().auth.resend({ type: 'email_change', email });
    await follow(linkIn(await server.mailTo(wanted, 1)));
    expect((await client.auth.getUser()).data.user?.email).toBe(email);

    const last = await follow(linkIn(await server.mailTo(email, before + 1)));
    expect(hashOf(last).get('type')).toBe('email_change');
    expect((await client.auth.getUser()).data.user).toMatchObject({
      email: wanted,
      identities: [{ identity_data: { email: wanted } }],
    });
    expect((await server.client().auth.signInWithPassword({ email: wanted, password })).error).toBeNull();
  });

  it('does not take the address of somebody else', async () => {
    const { client } = await confirmed();
    const { email } = await confirmed();
    expect((await client.auth.updateUser({ email })).error).toMatchObject({
      status: 422,
      code: 'email_exists',
    });
  });

  it('asks who is there before the password is changed in an old session', async () => {
    const { email, client, user } = await confirmed();
    const before = await count(email);
    await server.sql("update auth.sessions set created_at = now() - interval '25 hours' where user_id = $1", [
      user.id,
    ]);
    const change = (nonce?: string) =>
      client.auth.updateUser({ password: 'battery staple', ...(nonce === undefined ? {} : { nonce }) });
    expect((await change()).error).toMatchObject({ status: 400, code: 'reauthentication_needed' });
    expect((await client.auth.reauthenticate()).error).toBeNull();
    const nonce = codeIn(await server.mailTo(email, before));
    const wrong = nonce === '000000' ? '000001' : '000000';
    expect((await change(wrong)).error).toMatchObject({ status: 422, code: 'reauthentication_not_valid' });
    expect((await change(nonce)).error).toBeNull();
  });

  it('lets people change what they say about themselves, not what they may do', async () => {
    const { client, user } = await confirmed();
    await client.auth.updateUser({ data: { first: 'Ada', last: 'L' } });
    const { data } = await client.auth.updateUser({ data: { last: null, town: 'London' } });
    expect(data.user?.user_metadata).toEqual({ first: 'Ada', town: 'London' });
    const forged = await fetch(`${server.url}/auth/v1/user`, {
      method: 'PUT',
      headers: { Authorization: `Bearer ${(await client.auth.getSession()).data.session?.access_token}` },
      body: JSON.stringify({
        role: 'service_role',
        app_metadata: { admin: true },
        id: 'x',
        is_super_admin: true,
      }),
    });
    expect(forged.status).toBe(403);
    const onlyRole = await fetch(`${server.url}/auth/v1/user`, {
      method: 'PUT',
      headers: { Authorization: `Bearer ${(await client.auth.getSession()).data.session?.access_token}` },
      body: JSON.stringify({ role: 'service_role' }),
    });
    expect(await onlyRole.json()).toMatchObject({ id: user.id, role: 'authenticated' });
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    'https://app.example.evil.example/in',
    'https://app.example@evil.example/in',
    'https://app.example\\@evil.example',
    'javascript:alert(1)',
    'https://app.example%2F@evil.example/',
  ])('does not send tokens to %s', async (redirectTo) => {
    const email = freshEmail();
    await server.client().auth.signUp({ email, password, options: { emailRedirectTo: redirectTo } });
    const link = linkIn(await server.mailTo(email));
    expect(new URL(link).searchParams.get('redirect_to')).toBe(server.url);
    const forged = new URL(link);
    forged.searchParams.set('redirect_to', redirectTo);
    expect((await follow(forged.href)).origin).toBe(server.url);
  });

  it('sends one recipient only so many messages, whoever asks', async () => {
    const email = freshEmail();
    const answers: (number | undefined)[] = [];
    for (let time = 0; time <= limits.auth.messagesPerRecipient; time += 1) {
      await server.sql("delete from auth.rate_limits where key like 'message:gap:%'");
      answers.push((await server.client().auth.resetPasswordForEmail(email.toUpperCase())).error?.status);
    }
    expect(answers.slice(0, -1).every((status) => status === undefined)).toBe(true);
    expect(answers.at(-1)).toBe(429);
    const { error } = await server.client().auth.resetPasswordForEmail(email);
    expect(error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' });
  });
});
