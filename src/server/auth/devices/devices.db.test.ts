import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { limits } from '../../../kernel/limits.ts';
import { enrolTotp } from '../../../testing/auth/second-factor.server.ts';
import { type NewAccount, signUpSomebody } from '../../../testing/auth/sign-up-somebody.server.ts';
import {
  type AuthTestServer,
  freshEmail,
  linkIn,
  startAuthServer,
} from '../../../testing/auth/start-auth-server.server.ts';
import { engines } from '../../../testing/database/open-test-database.server.ts';
import { callFunction } from '../../../testing/server/signed-in-person.server.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0';
const newerFirefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0';

describe.each(engines)('sign-ins that people recognise, on %s', (engine) => {
  let server: AuthTestServer;
  let person: NewAccount;

  beforeAll(async () => {
    server = await startAuthServer(engine, inject('postgresUrl'), {
      TRUST_PROXY: '1',
      AUTH_CONFIRM_EMAIL: 'false',
    });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.resetLimits();
    person = await signUpSomebody(server);
  });

  async function signIn(userAgent: string, address = '127.0.0.1', password = person.password) {
    const answer = await fetch(`${server.url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': userAgent,
        'x-forwarded-for': address,
      },
      body: JSON.stringify({ email: person.email, password }),
    });
    return { status: answer.status, body: (await answer.json()) as { access_token: string } };
  }

  const tokenIn = (link: string) => new URLSearchParams(new URL(link).hash.slice(1)).get('token') ?? '';
  /** The mail about a sign-in from somewhere new, and the token in it. */
  async function noticed(): Promise<{ text: string; token: string }> {
    const mail = await server.mailTo(person.email);
    expect(mail.subject).toBe('New sign-in to your Kora account');
    return { text: mail.text, token: tokenIn(linkIn(mail)) };
  }
  const look = (token: string) => callFunction(server, 'look-at-sign-in', { token });
  const report = (token: string) => callFunction(server, 'report-sign-in', { token });
  const mails = async () => (await server.mailsTo(person.email)).length;

  it('a sign-in from a new device is told by mail, with the device, the address and the time', async () => {
    expect(await mails()).toBe(0);
    await signIn(firefox, '203.0.113.9');
    const { text, token } = await noticed();
    expect(text).toContain('Firefox on Linux');
    expect(text).toContain('203.0.113.9');
    expect(text).toMatch(/\d{4}-\d{2}-\d{2} \d{2}:\d{2} UTC/);
    expect(text).toContain(`${server.url}/not-me#token=`);
    expect((await look(token)).body).toMatchObject({
      state: 'open',
      device: 'Firefox on Linux',
      ip: '203.0.113.9',
      place: null,
    });
  });

  it('what is known is not told again: a newer browser, and another address of the same network', async () => {
    await signIn(firefox, '203.0.113.9');
    await noticed();
    await signIn(newerFirefox, '203.0.200.77');
    await signIn('node');
    // Another person's mail goes out after whatever would have been sent to this one.
    const somebody = freshEmail();
    await server.client().auth.signUp({ email: somebody, password: 'a password' });
    await server.client().auth.resetPasswordForEmail(somebody);
    await server.mailTo(somebody);
    expect(await mails()).toBe(1);
  });

  it('somebody who knows the password cannot fill the mailbox', async () => {
    for (let at = 0; at < limits.devices.noticesPerPerson + 3; at += 1) await signIn(`Tool${at}/1`);
    const [row] = await server.sql<{ count: number }>(
      'select count(*)::int as count from auth.sign_in_notices where user_id = $1',
      [person.id],
    );
    expect(row?.count).toBe(limits.devices.noticesPerPerson);
  });

  it('"This was not me" takes back the keys that came since, and leaves the older ones', async () => {
    const addKey = (name: string, age: string) =>
      server.sql(
        `insert into auth.webauthn_credentials (user_id, credential_id, public_key, user_handle, created_at)
         values ($1, $2, 'key', repeat('h', 43), now() - $3::interval)`,
        [person.id, `${name}-${person.id}`, age],
      );
    await addKey('own', '1 day');
    await signIn(firefox, '203.0.113.9');
    await addKey('strangers', '0 seconds');
    await server.sql("insert into auth.recovery_codes (user_id, code_hash) values ($1, 'h')", [person.id]);
    const { token } = await noticed();
    expect((await report(token)).body).toMatchObject({ state: 'done' });
    expect(
      await server.sql('select credential_id from auth.webauthn_credentials where user_id = $1', [person.id]),
    ).toEqual([{ credential_id: `own-${person.id}` }]);
    expect(await server.sql('select from auth.recovery_codes where user_id = $1', [person.id])).toEqual([]);
  });

  it('"This was not me" takes back what programs were given since, and the passkey that the stranger came in with', async () => {
    const grant = (name: string, age: string) =>
      server.sql(
        `with client as (
           insert into auth.oauth_clients (name, redirect_uris, grant_types, auth_method, registration)
           values ($2, '{https://a.example/}', '{authorization_code}', 'none', 'manual') returning id
         )
         insert into auth.oauth_grants (user_id, client_id, scopes, granted_at)
         select $1, id, '{openid}', now() - $3::interval from client`,
        [person.id, name, age],
      );
    await grant('Own', '1 day');
    await signIn(firefox, '203.0.113.9');
    await grant('Strangers', '0 seconds');
    // Long there, and yet the stranger's: the session that was reported began with it.
    await server.sql(
      `with passkeys as (
         insert into auth.webauthn_credentials (user_id, credential_id, public_key, user_handle, created_at)
         select $1::uuid, name || '-' || $1::text, 'key', repeat('h', 43), now() - interval '1 day'
         from unnest(array['own', 'strangers']) as name returning id, credential_id
       )
       update auth.sessions set passkey_id = (select id from passkeys where credential_id like 'strangers-%')
       where id = (select session_id from auth.sign_in_notices where user_id = $1::uuid)`,
      [person.id],
    );
    const { token } = await noticed();
    expect((await report(token)).body).toMatchObject({ state: 'done' });
    expect(
      await server.sql(
        'select c.name from auth.oauth_grants g join auth.oauth_clients c on c.id = g.client_id where g.user_id = $1',
        [person.id],
      ),
    ).toEqual([{ name: 'Own' }]);
    expect(
      await server.sql('select credential_id from auth.webauthn_credentials where user_id = $1', [person.id]),
    ).toEqual([{ credential_id: `own-${person.id}` }]);
  });

  it('"This was not me" ends every session, takes the password away and mails a link for a new one, once', async () => {
    const stranger = await signIn(firefox, '203.0.113.9');
    const strangersFactor = await enrolTotp(person);
    const { token } = await noticed();
    // Looking, as a program that checks mails does, changes nothing.
    await look(token);
    await fetch(`${server.url}/not-me`);
    expect((await signIn(firefox, '203.0.113.9')).status).toBe(200);

    expect((await report(token)).body).toEqual({
      state: 'done',
      ended_sessions: 3,
      removed_factors: 1,
      reset_sent: true,
    });
    expect((await signIn(firefox, '203.0.113.9')).status).toBe(400);
    await expect
      .poll(
        async () =>
          (
            await fetch(`${server.url}/rest/v1/profiles`, {
              headers: { authorization: `Bearer ${stranger.body.access_token}` },
            })
          ).status,
        { timeout: 10_000 },
      )
      .toBe(401);
    expect((await report(token)).body).toEqual({ state: 'used' });
    expect((await look(token)).body).toEqual({ state: 'used' });
    const reset = await server.mailTo(person.email, 1);
    expect(reset.subject).toContain('Reset your');
    expect(await server.sql('select from auth.mfa_factors where id = $1', [strangersFactor.id])).toEqual([]);
    const [line] = await server.sql<{ details: object }>(
      "select details from audit_log where action = 'user.sign_in_reported' and target = $1",
      [person.id],
    );
    expect(line?.details).toMatchObject({ device: 'Firefox on Linux', ended_sessions: 3, reset_sent: true });
    expect(JSON.stringify(line)).not.toContain(token);
  });

  it('mails no link to an address that came after the sign-in', async () => {
    await signIn(firefox, '203.0.113.9');
    const { token } = await noticed();
    await server.sql('update auth.users set email = $2 where id = $1', [person.id, freshEmail()]);
    expect((await report(token)).body).toMatchObject({ state: 'done', reset_sent: false });
  });

  it('a link is over after some days, and one that never was is no different', async () => {
    await signIn(firefox, '203.0.113.9');
    const { token } = await noticed();
    await server.sql(
      'update auth.sign_in_notices set created_at = created_at - make_interval(days => $1) where user_id = $2',
      [limits.devices.notMeDays, person.id],
    );
    expect((await look(token)).body).toEqual({ state: 'expired' });
    expect((await report(token)).body).toEqual({ state: 'expired' });
    expect((await report('nonsense')).body).toEqual({ state: 'expired' });
    expect((await signIn('node')).status).toBe(200);
  });

  it('the list of sessions says device, place and way', async () => {
    const { body } = await signIn(firefox, '192.168.1.20');
    const answer = await callFunction(server, 'list-sessions', {}, { token: body.access_token });
    expect(answer.body['sessions']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          device: 'Firefox on Linux',
          place: 'local_network',
          signed_in_with: ['Password'],
          current: true,
        }),
        expect.objectContaining({ device: 'node', place: 'this_computer', current: false }),
      ]),
    );
  });
});
