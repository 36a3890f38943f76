import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { limits } from '../../../kernel/limits.ts';
import { authenticatorFor, post, signInByPasskey, tokenOf } from '../../../testing/auth/passkeys.server.ts';
import { claimsOf, enrolTotp, signInAgain } from '../../../testing/auth/second-factor.server.ts';
import { signUpSomebody } from '../../../testing/auth/sign-up-somebody.server.ts';
import { type AuthTestServer, startAuthServer } from '../../../testing/auth/start-auth-server.server.ts';
import { addWebauthnFactor, answerChallenge, site } from '../../../testing/auth/webauthn-factor.server.ts';
import { engines } from '../../../testing/database/open-test-database.server.ts';

const notAccepted = { code: 'mfa_verification_failed', status: 422 };

describe.each(engines)('a security key as second factor, through the real client, on %s', (engine) => {
  let server: AuthTestServer;

  beforeAll(async () => {
    server = await startAuthServer(engine, inject('postgresUrl'), { AUTH_CONFIRM_EMAIL: 'false' });
  });
  beforeEach(() => server.resetLimits());
  afterAll(() => server.close());

  it('is enrolled, makes its key, signs, and leaves', async () => {
    const account = await signUpSomebody(server);
    const { mfa } = account.client.auth;
    const authenticator = authenticatorFor(server, { counts: true });
    const enrolled = await mfa.enroll({ factorType: 'webauthn', friendlyName: 'Blue key' });
    expect(enrolled).toMatchObject({
      error: null,
      data: { id: expect.any(String), type: 'webauthn', friendly_name: 'Blue key' },
    });
    const factorId = enrolled.data?.id ?? '';
    const asked = await mfa.challenge({ factorId, webauthn: site });
    expect(asked.data).toMatchObject({
      type: 'webauthn',
      webauthn: {
        type: 'create',
        credential_options: {
          publicKey: {
            rp: { id: 'localhost' },
            user: { name: account.email },
            attestation: 'none',
            authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
          },
        },
      },
    });
    const made = await answerChallenge(account.client, factorId, authenticator, { isUnverified: true });
    expect((await mfa.verify(made)).error).toBeNull();
    expect(await claimsOf(account.client)).toMatchObject({
      aal: 'aal2',
      amr: expect.arrayContaining([expect.objectContaining({ method: 'mfa/webauthn' })]),
    });
    const listed = await mfa.listFactors();
    expect(listed.data?.webauthn).toEqual([
      expect.objectContaining({ id: factorId, factor_type: 'webauthn', status: 'verified' }),
    ]);

    const client = await signInAgain(server, account);
    expect((await client.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal1',
      nextLevel: 'aal2',
    });
    const signed = await answerChallenge(client, factorId, authenticator, { isUnverified: true });
    expect(signed.webauthn.type).toBe('request');
    expect((await client.auth.mfa.verify(signed)).error).toBeNull();
    expect(await claimsOf(client)).toMatchObject({ aal: 'aal2' });
    // It stands beside a password and never in its place.
    expect((await signInByPasskey(server.client(), authenticator)).error).not.toBeNull();

    expect((await client.auth.mfa.unenroll({ factorId })).error).toBeNull();
    await client.auth.refreshSession();
    expect(await claimsOf(client)).toMatchObject({ aal: 'aal1' });
    expect(
      await server.sql('select from auth.webauthn_credentials where factor_id = $1', [factorId]),
    ).toEqual([]);
  });

  it('refuses what was signed elsewhere, by another key or without a touch, and each challenge serves once', async () => {
    const account = await signUpSomebody(server);
    const authenticator = authenticatorFor(server);
    const factorId = await addWebauthnFactor(account.client, authenticator);
    const client = await signInAgain(server, account);
    const twists = [
      { origin: 'https://evil.example' },
      { rpId: 'evil.example' },
      { isAbsent: true },
      { withStrangeKey: true },
      { challenge: 'A'.repeat(43) },
    ];
    for (const twist of twists) {
      const answer = await answerChallenge(client, factorId, authenticator, twist);
      expect((await client.auth.mfa.verify(answer)).error, JSON.stringify(twist)).toMatchObject(notAccepted);
      expect((await client.auth.mfa.verify(answer)).error).toMatchObject({ code: 'mfa_challenge_expired' });
    }
    const right = await answerChallenge(client, factorId, authenticator);
    expect((await client.auth.mfa.verify(right)).error).toBeNull();
    expect((await client.auth.mfa.verify(right)).error).toMatchObject({ code: 'mfa_challenge_expired' });
    const late = await answerChallenge(client, factorId, authenticator);
    await server.sql(
      'update auth.mfa_challenges set created_at = now() - make_interval(secs => $2) where id = $1',
      [late.challengeId, limits.auth.challengeSeconds + 1],
    );
    expect((await client.auth.mfa.verify(late)).error).toMatchObject({ code: 'mfa_challenge_expired' });
  });

  it('refuses a key whose counter goes back', async () => {
    const account = await signUpSomebody(server);
    const authenticator = authenticatorFor(server, { counts: true });
    const factorId = await addWebauthnFactor(account.client, authenticator);
    const { client } = account;
    expect(
      (await client.auth.mfa.verify(await answerChallenge(client, factorId, authenticator))).error,
    ).toBeNull();
    const copied = await answerChallenge(client, factorId, authenticator, { counter: 1 });
    expect((await client.auth.mfa.verify(copied)).error).toMatchObject(notAccepted);
    const lines = await server.sql(
      "select 1 from public.audit_log where action = 'webauthn.counter_regressed' and details ->> 'user_id' = $1",
      [account.id],
    );
    expect(lines).toHaveLength(1);
  });

  it('tells apart what belongs together: site, factor, code and key', async () => {
    const account = await signUpSomebody(server);
    const { mfa } = account.client.auth;
    const factorId = await addWebauthnFactor(account.client, authenticatorFor(server));
    const elsewhere = await mfa.challenge({ factorId, webauthn: { rpId: 'evil.example' } });
    expect(elsewhere.error).toMatchObject({ code: 'validation_failed' });
    expect(elsewhere.error?.message).toContain('Open http://localhost');
    const asked = await mfa.challenge({ factorId, webauthn: site });
    const challengeId = asked.data?.id ?? '';
    const withCode = await mfa.verify({ factorId, challengeId, code: '123456' });
    expect(withCode.error).toMatchObject({ code: 'validation_failed' });
    const token = await tokenOf(account.client);
    const path = `/factors/${factorId}/verify`;
    for (const webauthn of [
      { type: 'create', credential_response: {} },
      { type: 'request', credential_response: {} },
      { type: 'request', credential_response: 'x' },
      { type: 'other' },
      {},
    ])
      expect(await post(server, path, { challenge_id: challengeId, webauthn }, token)).toMatchObject({
        status: 400,
        body: { code: 'validation_failed' },
      });
    const totp = await enrolTotp(account, 'App');
    const totpChallenge = await mfa.challenge({ factorId: totp.id });
    const crossed = await post(
      server,
      `/factors/${totp.id}/verify`,
      { challenge_id: totpChallenge.data?.id, webauthn: { type: 'request', credential_response: {} } },
      token,
    );
    expect(crossed.body).toMatchObject({ code: 'mfa_verification_failed' });
  });
});
