import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import {
  authenticatorFor,
  post,
  signInByPasskey,
  signUpByPasskey,
  withPasskey,
} from '../../../testing/auth/passkeys.server.ts';
import { signUpSomebody } from '../../../testing/auth/sign-up-somebody.server.ts';
import type { CreationRequest } from '../../../testing/auth/software-authenticator.server.ts';
import {
  type AuthTestServer,
  follow,
  freshEmail,
  hashOf,
  linkIn,
  startAuthServer,
} from '../../../testing/auth/start-auth-server.server.ts';
import { engines } from '../../../testing/database/open-test-database.server.ts';

describe.each(engines)('signing up with a passkey on %s', (engine) => {
  let open: AuthTestServer;
  let confirming: AuthTestServer;
  let closed: AuthTestServer;

  // Each start has the time of a hook of its own.
  const start = (settings: Record<string, string>) =>
    startAuthServer(engine, inject('postgresUrl'), settings);
  beforeAll(async () => {
    open = await start({ AUTH_CONFIRM_EMAIL: 'false' });
  });
  beforeAll(async () => {
    confirming = await start({ AUTH_CONFIRM_EMAIL: 'true' });
  });
  beforeAll(async () => {
    closed = await start({ AUTH_CONFIRM_EMAIL: 'false', AUTH_ALLOW_SIGNUP: 'false' });
  });
  beforeEach(() => Promise.all([open, confirming, closed].map((server) => server.resetLimits())));
  afterAll(() => Promise.all([open, confirming, closed].map((server) => server.close())));

  it('makes an account with an address and without a password', async () => {
    const { client, id, email } = await withPasskey(open);
    const { data } = await client.auth.getUser();
    expect(data.user).toMatchObject({ email, app_metadata: { provider: 'email' } });
    expect(data.user?.email_confirmed_at).toBeDefined();
    const [row] = await open.sql('select encrypted_password from auth.users where id = $1', [id]);
    expect(row).toEqual({ encrypted_password: null });
    const byPassword = await open.client().auth.signInWithPassword({ email, password: '' });
    expect(byPassword.error).toMatchObject({ code: 'invalid_credentials' });
  });

  it('is told that an address is taken before the device makes a key, where signing up says so too', async () => {
    const { email } = await signUpSomebody(open);
    const answer = await post(open, '/passkeys/signup/options', { email: email.toUpperCase() });
    expect(answer).toMatchObject({ status: 422, body: { code: 'user_already_exists' } });
  });

  it('takes nothing that was made for another site or without the person, and makes no account of it', async () => {
    for (const twist of [
      { origin: 'https://evil.example' },
      { rpId: 'evil.example' },
      { isUnverified: true },
    ]) {
      const email = freshEmail();
      const answer = await signUpByPasskey(open, authenticatorFor(open), email, twist);
      expect(answer).toMatchObject({ status: 400, body: { code: 'webauthn_verification_failed' } });
      expect(await open.sql('select from auth.users where email = $1', [email])).toEqual([]);
    }
    expect((await post(open, '/passkeys/signup/options', { email: 'no address' })).status).toBe(400);
    expect((await post(open, '/passkeys/signup/options', {})).status).toBe(400);
  });

  it('is closed where sign-up is closed', async () => {
    const email = freshEmail();
    const started = await post(closed, '/passkeys/signup/options', { email });
    expect(started).toMatchObject({ status: 422, body: { code: 'signup_disabled' } });
    const [challenge] = await closed.sql<{ id: string }>(
      `insert into auth.webauthn_challenges (purpose, challenge, email, user_handle)
       values ('sign_up', repeat('A', 43), $1, repeat('h', 43)) returning id`,
      [email],
    );
    const credential = authenticatorFor(closed).create({
      challenge: 'A'.repeat(43),
      rp: { id: 'localhost' },
      user: { id: 'h'.repeat(43) },
    });
    const finished = await post(closed, '/passkeys/signup/verify', {
      challenge_id: challenge?.id,
      credential,
    });
    expect(finished).toMatchObject({ status: 422, body: { code: 'signup_disabled' } });
  });

  it('waits for the address to be confirmed, where that is asked for', async () => {
    const email = freshEmail();
    const authenticator = authenticatorFor(confirming);
    const { status, body } = await signUpByPasskey(confirming, authenticator, email);
    expect(status).toBe(200);
    expect(body['access_token']).toBeUndefined();
    expect(body).toMatchObject({ email, identities: [expect.objectContaining({ provider: 'email' })] });
    const early = await signInByPasskey(confirming.client(), authenticator);
    expect(early.error).toMatchObject({ code: 'email_not_confirmed' });
    const arrived = await follow(linkIn(await confirming.mailTo(email)));
    expect(hashOf(arrived).get('access_token')).not.toBeNull();
    expect((await signInByPasskey(confirming.client(), authenticator)).error).toBeNull();
  });

  it('answers the same for an address that has an account, and only its owner learns of it', async () => {
    const email = freshEmail();
    const owner = authenticatorFor(confirming);
    const first = await signUpByPasskey(confirming, owner, email);
    await follow(linkIn(await confirming.mailTo(email)));
    const stranger = authenticatorFor(confirming);
    await confirming.resetLimits();
    const second = await signUpByPasskey(confirming, stranger, email);
    expect(second.status).toBe(200);
    expect(Object.keys(second.body).toSorted()).toEqual(Object.keys(first.body).toSorted());
    expect((await confirming.mailTo(email, 1)).subject).toContain('already have');
    expect((await signInByPasskey(confirming.client(), stranger)).error).toMatchObject({
      code: 'webauthn_verification_failed',
    });
    expect((await signInByPasskey(confirming.client(), owner)).error).toBeNull();
  });

  it('leaves nobody a way in who signed up with the address of somebody else', async () => {
    const email = freshEmail();
    const squatter = authenticatorFor(confirming);
    await signUpByPasskey(confirming, squatter, email);
    await confirming.resetLimits();
    // The owner comes by the link for a forgotten password, which confirms the address.
    await confirming.client().auth.resetPasswordForEmail(email);
    await follow(linkIn(await confirming.mailTo(email, 1)));
    expect((await signInByPasskey(confirming.client(), squatter)).error).toMatchObject({
      code: 'webauthn_verification_failed',
    });
    // Or signs up as well, with a password: the last one counts.
    const other = freshEmail();
    await signUpByPasskey(confirming, squatter, other);
    await confirming.resetLimits();
    await confirming.client().auth.signUp({ email: other, password: 'correct horse battery' });
    await follow(linkIn(await confirming.mailTo(other, 1)));
    expect((await signInByPasskey(confirming.client(), squatter)).error).not.toBeNull();
    const signedIn = await confirming
      .client()
      .auth.signInWithPassword({ email: other, password: 'correct horse battery' });
    expect(signedIn.error).toBeNull();
  });

  it('uses a challenge for the address that it was given for, and once', async () => {
    const email = freshEmail();
    const started = await post(open, '/passkeys/signup/options', { email });
    const credential = authenticatorFor(open).create(started.body['options'] as CreationRequest);
    const verify = () =>
      post(open, '/passkeys/signup/verify', {
        challenge_id: started.body['challenge_id'],
        credential,
        email: freshEmail(),
      });
    expect(await verify()).toMatchObject({ status: 200, body: { user: { email } } });
    expect(await verify()).toMatchObject({ body: { code: 'webauthn_challenge_not_found' } });
  });
});
