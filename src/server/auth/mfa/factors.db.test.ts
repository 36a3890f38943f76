import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { limits } from '../../../kernel/limits.ts';
import {
  claimsOf,
  codeOf,
  enrolTotp,
  signInAgain,
  withVerifiedTotp,
} from '../../../testing/auth/second-factor.server.ts';
import { signUpSomebody } from '../../../testing/auth/sign-up-somebody.server.ts';
import { type AuthTestServer, startAuthServer } from '../../../testing/auth/start-auth-server.server.ts';
import { engines } from '../../../testing/database/open-test-database.server.ts';

const unknownId = '00000000-0000-4000-8000-000000000000';

describe.each(engines)('the factors of a person on %s', (engine) => {
  let server: AuthTestServer;

  beforeAll(async () => {
    server = await startAuthServer(engine, inject('postgresUrl'), { AUTH_CONFIRM_EMAIL: 'false' });
  });
  beforeEach(() => server.resetLimits());
  afterAll(() => server.close());

  it('have names of their own', async () => {
    const account = await signUpSomebody(server);
    await enrolTotp(account, 'Tablet');
    const again = await account.client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Tablet' });
    expect(again.error).toMatchObject({ code: 'mfa_factor_name_conflict', status: 422 });
    await enrolTotp(await signUpSomebody(server), 'Tablet');
    const unnamed = () => account.client.auth.mfa.enroll({ factorType: 'totp' });
    expect((await unnamed()).error).toBeNull();
    expect((await unnamed()).error).toBeNull();
  });

  it('that were never finished do not pile up, and go when one is finished', async () => {
    const account = await signUpSomebody(server);
    const made = [];
    for (let count = 0; count < limits.mfa.unverifiedFactors + 3; count += 1)
      made.push(await enrolTotp(account, `Try ${count}`));
    const listed = await account.client.auth.mfa.listFactors();
    expect(listed.data?.all.map(({ id }) => id)).toEqual(
      made.slice(-limits.mfa.unverifiedFactors).map(({ id }) => id),
    );
    const last = made.at(-1);
    const { error } = await account.client.auth.mfa.challengeAndVerify({
      factorId: last?.id ?? '',
      code: codeOf(last?.secret ?? ''),
    });
    expect(error).toBeNull();
    const after = await account.client.auth.mfa.listFactors();
    expect(after.data?.all.map(({ id }) => id)).toEqual([last?.id]);
  });

  it('cannot be more than the limit', async () => {
    const { account } = await withVerifiedTotp(server);
    for (let count = 1; count < limits.auth.verifiedFactors; count += 1) {
      await server.sql(
        `insert into auth.mfa_factors (user_id, factor_type, status, friendly_name, secret)
         values ($1, 'totp', 'verified', $2, 'JBSWY3DPEHPK3PXP')`,
        [account.id, `Device ${count}`],
      );
    }
    const over = await account.client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'One more' });
    expect(over.error).toMatchObject({ code: 'too_many_enrolled_mfa_factors', status: 422 });
  });

  it('cannot be added with the password alone once there is one', async () => {
    const { account } = await withVerifiedTotp(server);
    const client = await signInAgain(server, account);
    const added = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Mine now' });
    expect(added.error).toMatchObject({ code: 'insufficient_aal', status: 403 });
    const phone = await client.auth.mfa.enroll({ factorType: 'phone', phone: '+15550001111' });
    expect(phone.error).toMatchObject({ code: 'insufficient_aal', status: 403 });
  });

  it('that were begun before cannot be finished with the password alone either', async () => {
    const { account } = await withVerifiedTotp(server);
    const [begun] = await server.sql<{ id: string }>(
      `insert into auth.mfa_factors (user_id, factor_type, friendly_name, secret)
       values ($1, 'totp', 'Waiting', 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP') returning id`,
      [account.id],
    );
    const client = await signInAgain(server, account);
    const tried = await client.auth.mfa.challengeAndVerify({
      factorId: begun?.id ?? '',
      code: codeOf('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'),
    });
    expect(tried.error).toMatchObject({ code: 'insufficient_aal' });
  });

  it('leave at the second level only, and take that level with them', async () => {
    const { account, factor } = await withVerifiedTotp(server);
    const client = await signInAgain(server, account);
    const refused = await client.auth.mfa.unenroll({ factorId: factor.id });
    expect(refused.error).toMatchObject({ code: 'insufficient_aal', status: 422 });

    const left = await account.client.auth.mfa.unenroll({ factorId: factor.id });
    expect(left).toMatchObject({ data: { id: factor.id }, error: null });
    await account.client.auth.refreshSession();
    expect(await claimsOf(account.client)).toMatchObject({
      aal: 'aal1',
      amr: [expect.objectContaining({ method: 'password' })],
    });
    const level = await account.client.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(level.data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });
    const actions = await server.sql<{ action: string }>(
      'select action from public.audit_log where target = $1 order by id',
      [factor.id],
    );
    expect(actions.map(({ action }) => action)).toEqual([
      'factor.enrolled',
      'factor.challenged',
      'factor.verified',
      'factor.unenrolled',
    ]);
  });

  it('that were not finished leave without ceremony', async () => {
    const account = await signUpSomebody(server);
    const { id } = await enrolTotp(account);
    expect((await account.client.auth.mfa.unenroll({ factorId: id })).error).toBeNull();
    expect((await account.client.auth.mfa.listFactors()).data?.all).toEqual([]);
  });

  it('are unknown to everybody else', async () => {
    const { factor } = await withVerifiedTotp(server);
    const other = await signUpSomebody(server);
    const { mfa } = other.client.auth;
    const notFound = { code: 'mfa_factor_not_found', status: 404 };
    expect((await mfa.challenge({ factorId: factor.id })).error).toMatchObject(notFound);
    expect((await mfa.unenroll({ factorId: factor.id })).error).toMatchObject(notFound);
    expect((await mfa.challenge({ factorId: unknownId })).error).toMatchObject(notFound);
    const verified = await mfa.verify({
      factorId: factor.id,
      challengeId: unknownId,
      code: codeOf(factor.secret),
    });
    expect(verified.error).toMatchObject(notFound);
    const stolen = await mfa.challenge({ factorId: (await enrolTotp(other)).id });
    const own = await enrolTotp(other, 'Second');
    const crossed = await mfa.verify({
      factorId: own.id,
      challengeId: stolen.data?.id ?? '',
      code: codeOf(own.secret),
    });
    expect(crossed.error).toMatchObject({ code: 'mfa_factor_not_found', status: 422 });
  });

  it('refuses what is not in order, and never with a fault of its own', async () => {
    const account = await signUpSomebody(server);
    const { id } = await enrolTotp(account);
    const token = (await account.client.auth.getSession()).data.session?.access_token;
    const call = (method: string, path: string, body?: unknown) =>
      fetch(`${server.url}/auth/v1${path}`, {
        method,
        headers: { authorization: `Bearer ${token}` },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
    const post = (path: string, body?: unknown) => call('POST', path, body);
    const challenge = (await (await post(`/factors/${id}/challenge`)).json()) as { id: string };
    const odd: [number, Promise<Response>][] = [
      [400, post('/factors', { factor_type: 'voice' })],
      [400, post('/factors', { factor_type: 'totp', friendly_name: 'x'.repeat(101) })],
      [400, post('/factors', { factor_type: 'totp', friendly_name: 'a\u0000b' })],
      [400, post('/factors', { factor_type: 'totp', friendly_name: 7 })],
      [400, post('/factors', '{')],
      [400, post('/factors', [])],
      [404, post('/factors/1/challenge')],
      [404, post(`/factors/${encodeURIComponent("' or true --")}/challenge`)],
      [404, call('DELETE', '/factors/nothing')],
      [400, post(`/factors/${id}/verify`, { challenge_id: 'x', code: '1' })],
      [400, post(`/factors/${id}/verify`, { challenge_id: challenge.id })],
      [400, post(`/factors/${id}/verify`, { challenge_id: challenge.id, code: '' })],
      [400, post(`/factors/${id}/verify`, { challenge_id: challenge.id, code: 123_456 })],
      [422, post(`/factors/${id}/verify`, { challenge_id: challenge.id, code: "' or '1'='1" })],
      [422, post(`/factors/${id}/verify`, { challenge_id: unknownId, code: '123456' })],
    ];
    for (const [index, [status, answer]] of odd.entries())
      expect((await answer).status, `${index}`).toBe(status);
    const nobody = await fetch(`${server.url}/auth/v1/factors`, { method: 'POST', body: '{}' });
    expect(nobody.status).toBe(401);
  });
});
