import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { limits } from '../../../kernel/limits.ts';
import {
  addPasskey,
  authenticatorFor,
  post,
  signInByPasskey,
  withPasskey,
} from '../../../testing/auth/passkeys.server.ts';
import { claimsOf } from '../../../testing/auth/second-factor.server.ts';
import { signUpSomebody } from '../../../testing/auth/sign-up-somebody.server.ts';
import type { AssertionRequest } from '../../../testing/auth/software-authenticator.server.ts';
import { type AuthTestServer, startAuthServer } from '../../../testing/auth/start-auth-server.server.ts';
import { engines } from '../../../testing/database/open-test-database.server.ts';

const notAccepted = { code: 'webauthn_verification_failed', status: 400 };

describe.each(engines)('signing in with a passkey on %s', (engine) => {
  let server: AuthTestServer;

  beforeAll(async () => {
    server = await startAuthServer(engine, inject('postgresUrl'), { AUTH_CONFIRM_EMAIL: 'false' });
  });
  beforeEach(() => server.resetLimits());
  afterAll(() => server.close());

  it('needs neither address nor password, and counts as two factors', async () => {
    const { id, authenticator } = await withPasskey(server);
    const client = server.client();
    const { data, error } = await signInByPasskey(client, authenticator);
    expect(error).toBeNull();
    expect(data).toMatchObject({ user: { id }, session: { token_type: 'bearer' } });
    expect(await claimsOf(client)).toMatchObject({
      sub: id,
      aal: 'aal2',
      amr: [expect.objectContaining({ method: 'passkey' })],
    });
    const [passkey] = (await client.auth.passkey.list()).data ?? [];
    expect(passkey?.last_used_at).toBeDefined();
    const lines = await server.sql<{ details: unknown }>(
      "select details from public.audit_log where actor_id = $1 and action = 'user.signed_in'",
      [id],
    );
    expect(lines).toEqual([{ details: { method: 'passkey', passkey_id: passkey?.id } }]);
  });

  it('asks for one that the device finds by itself and that checks the person', async () => {
    const { data } = await server.client().auth.passkey.startAuthentication();
    expect(data?.options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    expect(data?.options.allowCredentials ?? []).toEqual([]);
    expect(data?.options.challenge.length).toBeGreaterThanOrEqual(43);
    const left = (data?.expires_at ?? 0) - Date.now() / 1_000;
    expect(left).toBeGreaterThan(limits.passkeys.challengeSeconds - 30);
    expect(left).toBeLessThanOrEqual(limits.passkeys.challengeSeconds);
  });

  it('is refused from another site, for another site, without the person, and with another key', async () => {
    const { authenticator } = await withPasskey(server);
    const client = server.client();
    for (const twist of [
      { origin: 'https://evil.example' },
      { origin: server.url.replace('localhost', '127.0.0.1') },
      { origin: `http://app.localhost:${new URL(server.url).port}` },
      { rpId: 'evil.example' },
      { isUnverified: true },
      { isAbsent: true },
      { withStrangeKey: true },
      { challenge: 'A'.repeat(43) },
      { type: 'webauthn.create' },
      { userHandle: 'somebody-else-somebody-else' },
    ])
      expect(
        (await signInByPasskey(client, authenticator, twist)).error,
        JSON.stringify(twist),
      ).toMatchObject(notAccepted);
    expect((await client.auth.getSession()).data.session).toBeNull();
    expect((await signInByPasskey(client, authenticator)).error).toBeNull();
  });

  it('answers a passkey that nobody has as one that signs wrongly', async () => {
    const known = await withPasskey(server);
    const gone = await withPasskey(server);
    await server.sql('delete from auth.users where id = $1', [gone.id]);
    const wrong = await signInByPasskey(server.client(), known.authenticator, { withStrangeKey: true });
    const unknown = await signInByPasskey(server.client(), gone.authenticator);
    expect(unknown.error).toMatchObject(notAccepted);
    expect(unknown.error?.message).toBe(wrong.error?.message);
  });

  it('takes each challenge once, in its time, and for what it was given for', async () => {
    const { client: owner, authenticator } = await withPasskey(server);
    const client = server.client();
    const started = await client.auth.passkey.startAuthentication();
    if (started.error !== null) throw started.error;
    const challengeId = started.data.challenge_id;
    const options = started.data.options as unknown as AssertionRequest;
    const signed = authenticator.get(options);
    const verify = () => client.auth.passkey.verifyAuthentication({ challengeId, credential: signed });
    expect((await verify()).error).toBeNull();
    expect((await verify()).error).toMatchObject({ code: 'webauthn_challenge_not_found' });

    const late = await client.auth.passkey.startAuthentication();
    await server.sql(
      'update auth.webauthn_challenges set created_at = now() - make_interval(secs => $2) where id = $1',
      [late.data?.challenge_id, limits.passkeys.challengeSeconds],
    );
    const expired = await client.auth.passkey.verifyAuthentication({
      challengeId: late.data?.challenge_id ?? '',
      credential: authenticator.get(late.data?.options as unknown as AssertionRequest),
    });
    expect(expired.error).toMatchObject({ code: 'webauthn_challenge_expired', status: 400 });

    const other = await owner.auth.passkey.startRegistration();
    const crossed = await client.auth.passkey.verifyAuthentication({
      challengeId: other.data?.challenge_id ?? '',
      credential: authenticator.get({ challenge: other.data?.options.challenge ?? '', rpId: 'localhost' }),
    });
    expect(crossed.error).toMatchObject({ code: 'webauthn_challenge_not_found' });
  });

  it('refuses a key whose counter goes back, and says so in the log', async () => {
    const { id, authenticator } = await withPasskey(server, authenticatorFor(server, { counts: true }));
    expect((await signInByPasskey(server.client(), authenticator)).error).toBeNull();
    expect((await signInByPasskey(server.client(), authenticator)).error).toBeNull();
    const copied = await signInByPasskey(server.client(), authenticator, { counter: 1 });
    expect(copied.error).toMatchObject(notAccepted);
    expect(copied.error?.message).toContain('may have been copied');
    const lines = () =>
      server.sql<{ details: unknown }>(
        "select details from public.audit_log where action = 'webauthn.counter_regressed' and details ->> 'user_id' = $1",
        [id],
      );
    expect(await lines()).toEqual([{ details: { user_id: id, known: 2, shown: 1 } }]);
    // Nobody without the key can make it look copied.
    await signInByPasskey(server.client(), authenticator, { counter: 1, withStrangeKey: true });
    expect(await lines()).toHaveLength(1);
    expect((await signInByPasskey(server.client(), authenticator)).error).toBeNull();
  });

  it('keeps out who is banned or deleted', async () => {
    const { id, authenticator } = await withPasskey(server);
    const service = await server.service();
    await service.auth.admin.updateUserById(id, { ban_duration: '1h' });
    expect((await signInByPasskey(server.client(), authenticator)).error).toMatchObject({
      code: 'user_banned',
    });
    await service.auth.admin.updateUserById(id, { ban_duration: 'none' });
    expect((await signInByPasskey(server.client(), authenticator)).error).toBeNull();
    await service.auth.admin.deleteUser(id, true);
    expect((await signInByPasskey(server.client(), authenticator)).error).toMatchObject(notAccepted);
  });

  it('counts tries by address', async () => {
    const { authenticator } = await withPasskey(server);
    expect(
      (await signInByPasskey(server.client(), authenticator, { withStrangeKey: true })).error,
    ).toMatchObject(notAccepted);
    await server.sql("update auth.rate_limits set count = $1 where key like 'passkey-try:address:%'", [
      limits.passkeys.triesPerAddress,
    ]);
    const over = await signInByPasskey(server.client(), authenticator);
    expect(over.error).toMatchObject({ code: 'over_request_rate_limit', status: 429 });
  });

  it('does not pass a second factor by: a passkey is added only where the factor was shown', async () => {
    const account = await signUpSomebody(server);
    const authenticator = authenticatorFor(server);
    await server.sql(
      "insert into auth.mfa_factors (user_id, factor_type, status, secret) values ($1, 'totp', 'verified', 'x')",
      [account.id],
    );
    const refused = await addPasskey(account.client, authenticator);
    expect(refused.error).toMatchObject({ code: 'insufficient_aal', status: 403 });
  });

  it('refuses what is not in order, and never with a fault of its own', async () => {
    for (const body of [
      {},
      { challenge_id: 'x', credential: {} },
      { challenge_id: 5, credential: null },
      {
        challenge_id: 'x',
        credential: {
          id: 'a',
          rawId: 'a',
          type: 'public-key',
          response: { clientDataJSON: '%', authenticatorData: '', signature: '' },
        },
      },
    ])
      expect((await post(server, '/passkeys/authentication/verify', body)).status).toBe(400);
    const started = await post(server, '/passkeys/authentication/options', {});
    const { authenticator } = await withPasskey(server);
    const whole = authenticator.get(started.body['options'] as AssertionRequest);
    const broken = { ...whole, response: { ...whole.response, clientDataJSON: 'not-json' } };
    const answer = await post(server, '/passkeys/authentication/verify', {
      challenge_id: started.body['challenge_id'],
      credential: broken,
    });
    expect(answer).toMatchObject({ status: 400, body: { code: 'webauthn_verification_failed' } });
  });
});
