import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { limits } from '../../../kernel/limits.ts';
import {
  claimsOf,
  codeOf,
  enrolTotp,
  signInAgain,
  withVerifiedTotp,
  wrongCode,
} from '../../../testing/auth/second-factor.server.ts';
import { signUpSomebody } from '../../../testing/auth/sign-up-somebody.server.ts';
import { type AuthTestServer, startAuthServer } from '../../../testing/auth/start-auth-server.server.ts';
import { engines } from '../../../testing/database/open-test-database.server.ts';

describe.each(engines)('signing in with an authenticator app on %s', (engine) => {
  let server: AuthTestServer;

  beforeAll(async () => {
    server = await startAuthServer(engine, inject('postgresUrl'), { AUTH_CONFIRM_EMAIL: 'false' });
  });
  beforeEach(() => server.resetLimits());
  afterAll(() => server.close());

  it('goes from enrolment over challenge and verification to the second level', async () => {
    const account = await signUpSomebody(server);
    const { client } = account;
    const { id, secret, totp } = await enrolTotp(account);
    expect(totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg /);
    expect(new URL(totp.uri).searchParams.get('issuer')).toBe(new URL(server.url).host);
    expect(decodeURIComponent(totp.uri)).toContain(account.email);

    const before = await client.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(before.data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });

    const challenge = await client.auth.mfa.challenge({ factorId: id });
    expect(challenge.error).toBeNull();
    expect(challenge.data).toMatchObject({ type: 'totp', id: expect.any(String) });
    const left = (challenge.data?.expires_at ?? 0) - Date.now() / 1_000;
    expect(left).toBeGreaterThan(limits.auth.challengeSeconds - 30);
    expect(left).toBeLessThanOrEqual(limits.auth.challengeSeconds);

    const verified = await client.auth.mfa.verify({
      factorId: id,
      challengeId: challenge.data?.id ?? '',
      code: codeOf(secret),
    });
    expect(verified.error).toBeNull();
    expect(verified.data).toMatchObject({ token_type: 'bearer', user: { id: account.id } });

    const after = await client.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(after.data).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' });
    expect(after.data?.currentAuthenticationMethods).toEqual([
      expect.objectContaining({ method: 'totp' }),
      expect.objectContaining({ method: 'password' }),
    ]);
    const listed = await client.auth.mfa.listFactors();
    expect(listed.data?.totp).toEqual([
      expect.objectContaining({ id, friendly_name: 'Phone app', status: 'verified', factor_type: 'totp' }),
    ]);
    expect(JSON.stringify(listed.data)).not.toContain(secret);
  });

  it('keeps the second level over a refresh', async () => {
    const { account } = await withVerifiedTotp(server);
    const { error } = await account.client.auth.refreshSession();
    expect(error).toBeNull();
    expect(await claimsOf(account.client)).toMatchObject({ aal: 'aal2' });
  });

  it('asks a new session for the second level', async () => {
    const { account, factor } = await withVerifiedTotp(server);
    const client = await signInAgain(server, account);
    const level = await client.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(level.data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' });
    const { error } = await client.auth.mfa.challengeAndVerify({
      factorId: factor.id,
      code: codeOf(factor.secret),
    });
    expect(error).toBeNull();
    expect(await claimsOf(client)).toMatchObject({ aal: 'aal2' });
  });

  it('ends the sessions that have not shown the factor, and no others', async () => {
    const { account, factor } = await withVerifiedTotp(server);
    const waiting = await signInAgain(server, account);
    const other = await signInAgain(server, account);
    await other.auth.mfa.challengeAndVerify({ factorId: factor.id, code: codeOf(factor.secret) });
    expect((await waiting.auth.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' });
    expect((await account.client.auth.getUser()).error).toBeNull();
    expect((await other.auth.getUser()).error).toBeNull();
  });

  it('gives nothing any more for the refresh token from before', async () => {
    const account = await signUpSomebody(server);
    const { data } = await account.client.auth.getSession();
    const former = data.session?.refresh_token ?? '';
    const factor = await enrolTotp(account);
    await account.client.auth.mfa.challengeAndVerify({
      factorId: factor.id,
      code: codeOf(factor.secret),
    });
    const thief = server.client();
    const refreshed = await thief.auth.refreshSession({ refresh_token: former });
    expect(refreshed.error).toMatchObject({ code: 'refresh_token_not_found' });
    expect((await account.client.auth.refreshSession()).error).toBeNull();
  });

  it('takes a code once', async () => {
    const account = await signUpSomebody(server);
    const { client } = account;
    const { id, secret } = await enrolTotp(account);
    const code = codeOf(secret);
    expect((await client.auth.mfa.challengeAndVerify({ factorId: id, code })).error).toBeNull();
    const again = await client.auth.mfa.challengeAndVerify({ factorId: id, code });
    expect(again.error).toMatchObject({ code: 'mfa_verification_failed', status: 422 });
    const next = await client.auth.mfa.challengeAndVerify({ factorId: id, code: codeOf(secret, 1) });
    expect(next.error).toBeNull();
  });

  it('takes one of two tries with the same code at the same time', async () => {
    const account = await signUpSomebody(server);
    const { client } = account;
    const { id, secret } = await enrolTotp(account);
    const challenges = await Promise.all([1, 2].map(() => client.auth.mfa.challenge({ factorId: id })));
    const token = (await client.auth.getSession()).data.session?.access_token ?? '';
    const code = codeOf(secret);
    const tries = await Promise.all(
      challenges.map(({ data }) =>
        fetch(`${server.url}/auth/v1/factors/${id}/verify`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify({ challenge_id: data?.id, code }),
        }),
      ),
    );
    expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });

  it('takes a challenge once, and none that is old', async () => {
    const account = await signUpSomebody(server);
    const { client } = account;
    const { id, secret } = await enrolTotp(account);
    const { data } = await client.auth.mfa.challenge({ factorId: id });
    const challengeId = data?.id ?? '';
    const verify = (code: string) => client.auth.mfa.verify({ factorId: id, challengeId, code });
    expect((await verify(codeOf(secret))).error).toBeNull();
    expect((await verify(codeOf(secret, 1))).error).toMatchObject({ code: 'mfa_challenge_expired' });

    const old = await client.auth.mfa.challenge({ factorId: id });
    await server.sql(
      'update auth.mfa_challenges set created_at = created_at - make_interval(secs => $2) where id = $1',
      [old.data?.id, limits.auth.challengeSeconds + 1],
    );
    const late = await client.auth.mfa.verify({
      factorId: id,
      challengeId: old.data?.id ?? '',
      code: codeOf(secret, 1),
    });
    expect(late.error).toMatchObject({ code: 'mfa_challenge_expired', status: 422 });
  });

  it('refuses 50 wrong codes, counts them over all challenges, and then takes not even the right one', async () => {
    const account = await signUpSomebody(server);
    const { client } = account;
    const { id, secret } = await enrolTotp(account);
    const wrong = wrongCode(secret);
    const { data } = await client.auth.mfa.challenge({ factorId: id });
    const codes: (string | undefined)[] = [];
    for (let tried = 0; tried < 50; tried += 1) {
      const fresh = tried % 4 === 0 ? await client.auth.mfa.challenge({ factorId: id }) : { data };
      const { error } = await client.auth.mfa.verify({
        factorId: id,
        challengeId: fresh.data?.id ?? '',
        code: wrong,
      });
      codes.push(error?.code);
    }
    expect(codes.slice(0, 3)).toEqual(Array.from({ length: 3 }, () => 'mfa_verification_failed'));
    expect(codes.slice(limits.mfa.failuresPerPerson)).toEqual(
      Array.from({ length: 50 - limits.mfa.failuresPerPerson }, () => 'over_request_rate_limit'),
    );
    const right = await client.auth.mfa.challengeAndVerify({ factorId: id, code: codeOf(secret) });
    expect(right.error).toMatchObject({ code: 'over_request_rate_limit', status: 429 });
    const [{ refused } = { refused: 0 }] = await server.sql<{ refused: number }>(
      "select count(*)::int as refused from public.audit_log where action = 'factor.refused' and target = $1",
      [id],
    );
    expect(refused).toBeGreaterThan(5);
    expect(refused).toBeLessThanOrEqual(limits.mfa.failuresPerPerson);
  });

  it('voids a challenge after a few wrong codes', async () => {
    const account = await signUpSomebody(server);
    const { client } = account;
    const { id, secret } = await enrolTotp(account);
    const { data } = await client.auth.mfa.challenge({ factorId: id });
    const verify = (code: string) =>
      client.auth.mfa.verify({ factorId: id, challengeId: data?.id ?? '', code });
    for (let tried = 0; tried < limits.mfa.attemptsPerChallenge; tried += 1)
      expect((await verify(wrongCode(secret))).error).toMatchObject({ code: 'mfa_verification_failed' });
    expect((await verify(codeOf(secret))).error).toMatchObject({ code: 'mfa_challenge_expired' });
  });
});
