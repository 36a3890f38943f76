import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { limits } from '../../../kernel/limits.ts';
import {
  addPasskey,
  authenticatorFor,
  signInByPasskey,
  tokenOf,
  withPasskey,
} from '../../../testing/auth/passkeys.server.ts';
import { claimsOf, withVerifiedTotp } from '../../../testing/auth/second-factor.server.ts';
import { signUpSomebody } from '../../../testing/auth/sign-up-somebody.server.ts';
import type { CreationRequest } from '../../../testing/auth/software-authenticator.server.ts';
import { type AuthTestServer, startAuthServer } from '../../../testing/auth/start-auth-server.server.ts';
import { engines } from '../../../testing/database/open-test-database.server.ts';

const unknownId = '00000000-0000-4000-8000-000000000000';

describe.each(engines)('the passkeys of a person on %s', (engine) => {
  let server: AuthTestServer;

  beforeAll(async () => {
    server = await startAuthServer(engine, inject('postgresUrl'), { AUTH_CONFIRM_EMAIL: 'false' });
  });
  beforeEach(() => server.resetLimits());
  afterAll(() => server.close());

  it('are several, each with a name, where it lies and when it was used', async () => {
    const { client, email } = await signUpSomebody(server);
    const first = await addPasskey(client, authenticatorFor(server, { isSynced: true }));
    expect(first.data).toMatchObject({ friendly_name: 'Passkey' });
    const key = authenticatorFor(server, { aaguid: 'bada5566-a7aa-401f-bd96-45619a55120d' });
    expect((await addPasskey(client, key)).data).toMatchObject({ friendly_name: '1Password' });
    const { data } = await client.auth.passkey.list();
    expect(data).toEqual([
      {
        id: expect.any(String),
        friendly_name: 'Passkey',
        created_at: expect.any(String),
        transports: ['internal', 'hybrid'],
        backup_eligible: true,
        backed_up: true,
      },
      expect.objectContaining({ friendly_name: '1Password', backup_eligible: false, backed_up: false }),
    ]);
    const mail = await server.mailTo(email, 1);
    expect(mail.subject).toContain('A passkey was added');
    expect(mail.text).toContain('1Password');
  });

  it('stand for the person under a random name, the same for all of them, and not twice on one device', async () => {
    const { client, id, email } = await signUpSomebody(server);
    const authenticator = authenticatorFor(server);
    await addPasskey(client, authenticator);
    const { data } = await client.auth.passkey.startRegistration();
    const options = data?.options as unknown as CreationRequest;
    expect(options).toMatchObject({
      rp: { id: 'localhost' },
      user: { name: email, id: authenticator.keys[0]?.userHandle },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [expect.objectContaining({ id: authenticator.keys[0]?.id })],
    });
    const handle = Buffer.from(options.user.id, 'base64url');
    expect(handle).toHaveLength(limits.passkeys.handleBytes);
    expect(handle.toString('latin1')).not.toContain(email.slice(0, 8));
    expect(handle.toString('latin1')).not.toContain(id);
    expect(() => authenticator.create(options)).toThrow('has a key for this account');
  });

  it('are made by the session that asked, once, here, and with the person checked', async () => {
    const { client } = await signUpSomebody(server);
    const refusals = [
      { origin: 'https://evil.example' },
      { rpId: 'evil.example' },
      { isUnverified: true },
      { challenge: 'A'.repeat(43) },
      { type: 'webauthn.get' },
    ];
    for (const twist of refusals)
      expect((await addPasskey(client, authenticatorFor(server), twist)).error).toMatchObject({
        code: 'webauthn_verification_failed',
      });
    const started = await client.auth.passkey.startRegistration();
    const challengeId = started.data?.challenge_id ?? '';
    const credential = authenticatorFor(server).create(started.data?.options as unknown as CreationRequest);
    const other = await signUpSomebody(server);
    const stolen = await other.client.auth.passkey.verifyRegistration({ challengeId, credential });
    expect(stolen.error).toMatchObject({ code: 'webauthn_challenge_not_found' });
    expect((await client.auth.passkey.verifyRegistration({ challengeId, credential })).error).toBeNull();
    const again = await client.auth.passkey.verifyRegistration({ challengeId, credential });
    expect(again.error).toMatchObject({ code: 'webauthn_challenge_not_found' });
    expect((await client.auth.passkey.list()).data).toHaveLength(1);
  });

  it('belong to one account: the same key is not registered twice', async () => {
    const { authenticator } = await withPasskey(server);
    const other = await signUpSomebody(server);
    const id = authenticator.keys[0]?.id ?? '';
    const taken = await addPasskey(other.client, authenticatorFor(server), { id });
    expect(taken.error).toMatchObject({ code: 'webauthn_credential_exists', status: 422 });
    expect((await other.client.auth.passkey.list()).data).toEqual([]);
    expect((await signInByPasskey(server.client(), authenticator)).error).toBeNull();
  });

  it('cannot be more than the limit, and not without an address to show', async () => {
    const { client, id } = await withPasskey(server);
    await server.sql(
      `insert into auth.webauthn_credentials (user_id, credential_id, public_key, user_handle)
       select $1::uuid, $1::text || n, 'k', repeat('h', 43) from generate_series(2, $2::int) n`,
      [id, limits.passkeys.perPerson],
    );
    expect((await client.auth.passkey.startRegistration()).error).toMatchObject({
      code: 'too_many_passkeys',
      status: 422,
    });
    const nameless = await signUpSomebody(server);
    await server.sql('update auth.users set email = null where id = $1', [nameless.id]);
    expect((await nameless.client.auth.passkey.startRegistration()).error?.message).toContain(
      'Add an email address',
    );
  });

  it('are renamed and removed by their owner alone', async () => {
    const { client } = await signUpSomebody(server);
    const passkeyId = (await addPasskey(client, authenticatorFor(server))).data?.id ?? '';
    const renamed = await client.auth.passkey.update({ passkeyId, friendlyName: '  My laptop ' });
    expect(renamed.data).toMatchObject({ id: passkeyId, friendly_name: 'My laptop' });
    for (const friendlyName of ['', ' ', 'x'.repeat(limits.passkeys.nameLength + 1)])
      expect((await client.auth.passkey.update({ passkeyId, friendlyName })).error).toMatchObject({
        code: 'validation_failed',
      });
    const { client: other } = await withPasskey(server);
    const notFound = { code: 'webauthn_credential_not_found', status: 404 };
    expect((await other.auth.passkey.update({ passkeyId, friendlyName: 'Mine' })).error).toMatchObject(
      notFound,
    );
    expect((await other.auth.passkey.delete({ passkeyId })).error).toMatchObject(notFound);
    expect((await other.auth.passkey.delete({ passkeyId: unknownId })).error).toMatchObject(notFound);
    expect((await client.auth.passkey.delete({ passkeyId })).error).toBeNull();
    expect((await client.auth.passkey.list()).data).toEqual([]);
    const actions = await server.sql<{ action: string }>(
      'select action from public.audit_log where target = $1 order by id',
      [passkeyId],
    );
    expect(actions.map(({ action }) => action)).toEqual([
      'passkey.added',
      'passkey.renamed',
      'passkey.removed',
    ]);
  });

  it('take the sessions that they opened with them', async () => {
    const { client, authenticator } = await withPasskey(server);
    const thief = server.client();
    await signInByPasskey(thief, authenticator);
    await addPasskey(client, authenticatorFor(server));
    const [lost] = (await client.auth.passkey.list()).data ?? [];
    expect((await client.auth.passkey.delete({ passkeyId: lost?.id ?? '' })).error).toBeNull();
    expect((await thief.auth.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' });
    expect((await signInByPasskey(server.client(), authenticator)).error).not.toBeNull();
    // The session that removed it goes on, and has shown no more than one factor that still counts.
    await client.auth.refreshSession();
    expect(await claimsOf(client)).toMatchObject({ aal: 'aal1' });
  });

  it('are not removed when nothing else leads in', async () => {
    const { client } = await withPasskey(server);
    const [only] = (await client.auth.passkey.list()).data ?? [];
    const passkeyId = only?.id ?? '';
    expect((await client.auth.passkey.delete({ passkeyId })).error).toMatchObject({
      code: 'single_identity_not_deletable',
      status: 422,
      message: 'This passkey is the only way to sign in. Set a password or add another passkey first',
    });
    await client.auth.updateUser({ password: 'correct horse battery' });
    expect((await client.auth.passkey.delete({ passkeyId })).error).toBeNull();
  });

  it('are changed only where a second factor, if there is one, was shown', async () => {
    const { account } = await withVerifiedTotp(server);
    const authenticator = authenticatorFor(server);
    const added = await addPasskey(account.client, authenticator);
    expect(added.error).toBeNull();
    const low = server.client();
    await low.auth.signInWithPassword({ email: account.email, password: account.password });
    const refused = { code: 'insufficient_aal', status: 403 };
    expect((await addPasskey(low, authenticatorFor(server))).error).toMatchObject(refused);
    expect((await low.auth.passkey.delete({ passkeyId: added.data?.id ?? '' })).error).toMatchObject(refused);
    // The passkey itself is two factors: nothing is owed after it.
    const high = server.client();
    await signInByPasskey(high, authenticator);
    expect((await high.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal2',
    });
  });

  it('are seen and removed by admins, for a person who has lost the device', async () => {
    const { id, authenticator, client } = await withPasskey(server);
    const service = await server.service();
    const listed = await service.auth.admin.passkey.listPasskeys({ userId: id });
    expect(listed.data).toEqual((await client.auth.passkey.list()).data);
    const passkeyId = listed.data?.[0]?.id ?? '';
    const { error } = await service.auth.admin.passkey.deletePasskey({ userId: id, passkeyId });
    expect(error).toBeNull();
    expect((await signInByPasskey(server.client(), authenticator)).error).not.toBeNull();
    const asPerson = await fetch(`${server.url}/auth/v1/admin/users/${id}/passkeys`, {
      headers: { authorization: `Bearer ${await tokenOf((await signUpSomebody(server)).client)}` },
    });
    expect(asPerson.status).toBe(403);
  });
});
