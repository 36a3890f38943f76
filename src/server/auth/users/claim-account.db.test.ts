import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { authenticatorFor, signInByPasskey, signUpByPasskey } from '../../../testing/auth/passkeys.server.ts';
import {
  type AuthTestServer,
  codeIn,
  follow,
  freshEmail,
  hashOf,
  linkIn,
  startAuthServer,
} from '../../../testing/auth/start-auth-server.server.ts';
import { engines } from '../../../testing/database/open-test-database.server.ts';

const boss = 'boss@kora.example';
const password = 'correct horse';

/** Whatever leads into an account besides its password and its address. */
const waysIn = [
  'auth.webauthn_credentials',
  'auth.mfa_factors',
  'auth.recovery_codes',
  'auth.oauth_grants',
  'auth.sessions',
] as const;

/** As somebody who was inside would leave them. */
async function leaveWaysIn(server: AuthTestServer, email: string): Promise<string> {
  const [user] = await server.sql<{ id: string }>('select id from auth.users where email = $1', [email]);
  const id = user?.id ?? '';
  await server.sql(
    `with client as (
       insert into auth.oauth_clients (name, redirect_uris, grant_types, auth_method, registration)
       values ('A', '{https://a.example/}', '{authorization_code}', 'none', 'manual') returning id
     ), given as (
       insert into auth.oauth_grants (user_id, client_id, scopes) select $1, id, '{openid}' from client
     ), passkey as (
       insert into auth.webauthn_credentials (user_id, credential_id, public_key, user_handle)
       values ($1, 'key-' || $1::text, 'k', repeat('h', 43))
     ), factor as (
       insert into auth.mfa_factors (user_id, factor_type, status, secret) values ($1, 'totp', 'verified', 's')
     ), code as (
       insert into auth.recovery_codes (user_id, code_hash) values ($1, 'h')
     ), identity as (
       insert into auth.identities (user_id, provider, provider_id, identity_data)
       values ($1, 'github', 'stranger-' || $1::text, jsonb_build_object('sub', $1::text))
     )
     insert into auth.sessions (user_id) values ($1)`,
    [id],
  );
  return id;
}

async function leftOf(server: AuthTestServer, id: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of waysIn) {
    const [row] = await server.sql<{ count: number }>(
      `select count(*)::int as count from ${table} where user_id = $1`,
      [id],
    );
    counts[table] = row?.count ?? -1;
  }
  return counts;
}

/** Only the session of who has just come in. */
const onlyTheOwner = {
  'auth.webauthn_credentials': 0,
  'auth.mfa_factors': 0,
  'auth.recovery_codes': 0,
  'auth.oauth_grants': 0,
  'auth.sessions': 1,
};

const providersOf = async (server: AuthTestServer, id: string) =>
  (
    await server.sql<{ provider: string }>('select provider from auth.identities where user_id = $1', [id])
  ).map(({ provider }) => provider);

describe.each(engines)('an account that somebody made with another person’s address, on %s', (engine) => {
  let server: AuthTestServer;
  beforeAll(async () => {
    server = await startAuthServer(engine, inject('postgresUrl'), { AUTH_CONFIRM_EMAIL: 'true' });
  });
  beforeEach(() => server.resetLimits());
  afterAll(() => server.close());

  /** The stranger signs up; the owner asks for a link, and this is the message with it. */
  async function askedByOwner(email: string) {
    await server.client().auth.signUp({ email, password, options: { data: { first: 'Eve' } } });
    await server.mailTo(email);
    const id = await leaveWaysIn(server, email);
    await server.resetLimits();
    await server.client().auth.signInWithOtp({ email });
    return { id, mail: await server.mailTo(email, 1) };
  }

  async function expectStrangerOutside(email: string, id: string): Promise<void> {
    expect(await leftOf(server, id)).toEqual(onlyTheOwner);
    expect(await providersOf(server, id)).toEqual(['email']);
    const { error } = await server.client().auth.signInWithPassword({ email, password });
    expect(error?.code).toBe('invalid_credentials');
  }

  it('is the owner’s alone once they come in by a sign-in link', async () => {
    const email = freshEmail();
    const { id, mail } = await askedByOwner(email);
    expect(hashOf(await follow(linkIn(mail))).get('access_token')).toEqual(expect.any(String));
    await expectStrangerOutside(email, id);
    expect(
      await server.sql(
        `select email_confirmed_at is not null as confirmed, email_proved_at is not null as proved,
           raw_app_meta_data -> 'providers' as providers from auth.users where id = $1`,
        [id],
      ),
    ).toEqual([{ confirmed: true, proved: true, providers: ['email'] }]);
  });

  it('is so by the code of that message too, and the message of the sign-up is void then', async () => {
    const email = freshEmail();
    const { id, mail } = await askedByOwner(email);
    const [, signUpMail] = await server.mailsTo(email);
    const { data } = await server.client().auth.verifyOtp({ email, token: codeIn(mail), type: 'email' });
    expect(data.user?.email).toBe(email);
    await expectStrangerOutside(email, id);
    if (signUpMail === undefined) throw new Error('no message of the sign-up');
    expect(hashOf(await follow(linkIn(signUpMail))).get('error_code')).toBe('otp_expired');
  });

  it('is so by a link for a forgotten password', async () => {
    const email = freshEmail();
    await server.client().auth.signUp({ email, password });
    await server.mailTo(email);
    const id = await leaveWaysIn(server, email);
    await server.resetLimits();
    await server.client().auth.resetPasswordForEmail(email);
    const came = hashOf(await follow(linkIn(await server.mailTo(email, 1))));
    expect(came.get('access_token')).toEqual(expect.any(String));
    await expectStrangerOutside(email, id);
  });

  it('does not open to the passkey that it was made with', async () => {
    const email = freshEmail();
    const authenticator = authenticatorFor(server);
    expect((await signUpByPasskey(server, authenticator, email)).status).toBe(200);
    await server.mailTo(email);
    await server.resetLimits();
    await server.client().auth.signInWithOtp({ email });
    await follow(linkIn(await server.mailTo(email, 1)));
    expect((await signInByPasskey(server.client(), authenticator)).error).not.toBeNull();
  });

  it('keeps the password of whoever follows the message of the sign-up itself, also after a link was asked for', async () => {
    const email = freshEmail();
    await server.client().auth.signUp({ email, password, options: { data: { first: 'Ada' } } });
    const confirmation = await server.mailTo(email);
    await server.resetLimits();
    await server.client().auth.signInWithOtp({ email });
    await server.mailTo(email, 1);
    await follow(linkIn(confirmation));
    const { data } = await server.client().auth.signInWithPassword({ email, password });
    expect(data.user?.user_metadata).toMatchObject({ first: 'Ada' });
  });

  it('loses nothing that the owner said when they only asked for the link twice', async () => {
    const email = freshEmail();
    const ask = () => server.client().auth.signInWithOtp({ email, options: { data: { first: 'Ada' } } });
    await ask();
    await server.mailTo(email);
    await server.resetLimits();
    await ask();
    const token = codeIn(await server.mailTo(email, 1));
    const { data } = await server.client().auth.verifyOtp({ email, token, type: 'email' });
    expect(data.user).toMatchObject({ email, user_metadata: { first: 'Ada' } });
  });
});

describe.each(engines)('an address that a setting names, when its owner proves it, on %s', (engine) => {
  let server: AuthTestServer;
  beforeAll(async () => {
    server = await startAuthServer(engine, inject('postgresUrl'), {
      AUTH_CONFIRM_EMAIL: 'false',
      ADMIN_EMAIL: boss,
    });
  });
  afterAll(() => server.close());

  it('takes passkeys, factors, recovery codes, grants and sessions from who had signed up with it', async () => {
    await server.client().auth.signUp({ email: boss, password });
    const id = await leaveWaysIn(server, boss);
    await server.client().auth.resetPasswordForEmail(boss);
    await follow(linkIn(await server.mailTo(boss)));
    expect(await leftOf(server, id)).toEqual(onlyTheOwner);
    expect(await providersOf(server, id)).toEqual(['email']);
  });
});
