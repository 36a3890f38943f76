import { createHash, randomUUID } from 'node:crypto';
import { generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { limits } from '../../../kernel/limits.ts';
import { signUpSomebody } from '../../../testing/auth/sign-up-somebody.server.ts';
import { type AuthTestServer, startAuthServer } from '../../../testing/auth/start-auth-server.server.ts';
import { engines } from '../../../testing/database/open-test-database.server.ts';
import { signInOnPhone } from '../../../testing/oidc/phone-app.server.ts';
import { type RunningOidc, startOidc } from '../../../testing/oidc/start-oidc.server.ts';

const provider = 'keycloak';

describe.each(engines)('signing in with a token of another provider, on %s', (engine) => {
  let oidc: RunningOidc;
  let server: AuthTestServer;
  beforeAll(async () => {
    oidc = await startOidc({ claimsInToken: true });
    server = await startAuthServer(engine, inject('postgresUrl'), {
      AUTH_CONFIRM_EMAIL: 'false',
      AUTH_OIDC_NAME: provider,
      AUTH_OIDC_ISSUER: oidc.issuer,
      AUTH_OIDC_CLIENT_ID: oidc.clientId,
      AUTH_OIDC_CLIENT_SECRET: oidc.clientSecret,
      AUTH_OIDC_AUDIENCES: oidc.phoneApp.clientId,
    });
    await oidc.trust(`${server.url}/auth/v1/callback`);
  });
  beforeEach(() => server.resetLimits());
  afterAll(async () => {
    await server.close();
    await oidc.stop();
  });

  function known(more: { email?: string; email_verified?: boolean } = {}) {
    const subject = `p-${randomUUID().slice(0, 8)}`;
    const account = {
      email: `${subject}@kora.example`,
      email_verified: true,
      name: 'Ada\u202e Lovelace',
      ...more,
    };
    oidc.accounts.set(subject, account);
    return { subject, email: account.email };
  }
  const claimsOf = (subject: string, more: Record<string, unknown> = {}) => {
    const now = Math.floor(Date.now() / 1_000);
    return {
      iss: oidc.issuer,
      aud: oidc.phoneApp.clientId,
      sub: subject,
      iat: now,
      exp: now + 300,
      jti: randomUUID(),
      email: `${subject}@kora.example`,
      email_verified: true,
      ...more,
    };
  };
  const signIn = (token: string, more: { nonce?: string; access_token?: string } = {}) =>
    server.client().auth.signInWithIdToken({ provider, token, ...more });

  it('signs a person in, once for each token, and knows them the next time', async () => {
    const { subject, email } = known();
    const nonce = randomUUID();
    const { idToken, accessToken } = await signInOnPhone(oidc, subject, nonce);
    const first = await signIn(idToken, { nonce, access_token: accessToken });
    expect(first.error).toBeNull();
    expect(first.data.user).toMatchObject({
      email,
      app_metadata: { provider },
      user_metadata: { full_name: 'Ada Lovelace' },
    });
    const again = await signIn(idToken, { nonce, access_token: accessToken });
    expect(again.error).toMatchObject({ status: 400, message: 'This ID token was used already' });
    const next = await signInOnPhone(oidc, subject);
    expect((await signIn(next.idToken)).data.user?.id).toBe(first.data.user?.id);
    const byIssuer = await fetch(`${server.url}/auth/v1/token?grant_type=id_token`, {
      method: 'POST',
      body: JSON.stringify({ issuer: oidc.issuer, id_token: await oidc.sign(claimsOf(subject)) }),
    });
    expect(byIssuer.status).toBe(200);
  });

  it('needs the secret behind the nonce', async () => {
    const { subject } = known();
    const { idToken } = await signInOnPhone(oidc, subject, 'the right one');
    expect((await signIn(idToken)).error?.message).toContain('should either both exist or not');
    expect((await signIn(idToken, { nonce: 'another' })).error?.message).toBe('Nonces mismatch');
    const plain = await oidc.sign(claimsOf(subject, { nonce: 'written out' }));
    expect((await signIn(plain, { nonce: 'written out' })).error?.message).toBe('Nonces mismatch');
    const none = await oidc.sign(claimsOf(subject));
    expect((await signIn(none, { nonce: 'x' })).error?.message).toContain('should either both exist or not');
  });

  it.each([
    ['of another issuer', { iss: 'https://evil.example' }],
    ['for somebody else', { aud: 'another-app' }],
    ['for us and somebody whom we do not know', { aud: ['kora-phone', 'another-app'] }],
    ['that has expired', { exp: Math.floor(Date.now() / 1_000) - 120 }],
    ['without an end', { exp: undefined }],
    ['that is old', { iat: Math.floor(Date.now() / 1_000) - 3_600 }],
    ['from the future', { iat: Math.floor(Date.now() / 1_000) + 3_600 }],
    ['without its time', { iat: undefined }],
    ['about nobody', { sub: undefined }],
  ])('refuses a token %s', async (_what, more) => {
    const token = await oidc.sign(claimsOf(`f-${randomUUID().slice(0, 8)}`, more));
    expect((await signIn(token)).error).toMatchObject({ status: 400, message: 'Bad ID token' });
  });

  it('refuses what the provider has not signed', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    const claims = claimsOf('forged');
    const forge = (header: { alg: string; kid: string }) => new SignJWT(claims).setProtectedHeader(header);
    const otherKey = await forge({ alg: 'RS256', kid: 'test-1' }).sign(privateKey);
    const shared = await forge({ alg: 'HS256', kid: 'test-1' }).sign(
      new TextEncoder().encode(oidc.clientSecret),
    );
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.`;
    for (const token of [otherKey, shared, none, 'x', 'a.b.c', ''])
      expect((await signIn(token)).error).toMatchObject({ status: 400 });
  });

  it('refuses an access token that does not belong to it', async () => {
    const { subject } = known();
    const right = createHash('sha256').update('right').digest().subarray(0, 16).toString('base64url');
    const token = await oidc.sign(claimsOf(subject, { at_hash: right }));
    expect((await signIn(token, { access_token: 'wrong' })).error?.message).toBe('Bad ID token');
  });

  it('never links an address that the provider has not verified', async () => {
    const victim = await signUpSomebody(server);
    const { subject } = known({ email: victim.email, email_verified: false });
    const { idToken } = await signInOnPhone(oidc, subject);
    expect((await signIn(idToken)).error).toMatchObject({ code: 'provider_email_needs_verification' });
  });

  it('adds the identity to the account of a signed-in person, whose session goes on', async () => {
    const person = await signUpSomebody(server);
    const { subject } = known();
    const { idToken } = await signInOnPhone(oidc, subject);
    const before = await server.sql('select id from auth.sessions where user_id = $1', [person.id]);
    const linked = await person.client.auth.linkIdentity({ provider, token: idToken });
    expect(linked.error).toBeNull();
    expect(
      (await person.client.auth.getUserIdentities()).data?.identities.map((one) => one.provider),
    ).toEqual(expect.arrayContaining(['email', provider]));
    expect(await server.sql('select id from auth.sessions where user_id = $1', [person.id])).toEqual(before);
    // Within the same second a provider writes the same token for the same person; the nonce tells them apart.
    const { idToken: fresh } = await signInOnPhone(oidc, subject, 'another time');
    expect((await signIn(fresh, { nonce: 'another time' })).data.user?.id).toBe(person.id);
    const stranger = await fetch(`${server.url}/auth/v1/token?grant_type=id_token`, {
      method: 'POST',
      body: JSON.stringify({
        provider,
        id_token: await oidc.sign(claimsOf('nobody-here')),
        link_identity: true,
      }),
    });
    expect(stranger.status).toBe(401);
  });

  it('takes a new key of the provider when its tokens name one', async () => {
    const { subject } = known();
    expect((await signIn(await oidc.sign(claimsOf(subject)))).error).toBeNull();
    await oidc.trust(`${server.url}/auth/v1/callback`);
    const after = await oidc.sign(claimsOf(subject));
    // The keys are asked for again once in a while and not for every unknown one: time must pass.
    const now = Date.now;
    const later = vi.spyOn(Date, 'now').mockImplementation(() => now() + limits.providers.keysAgainMs + 1);
    expect((await signIn(after)).error).toBeNull();
    later.mockRestore();
  });
});
