import { randomUUID } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { limits } from '../kernel/limits.ts';
import { hashPassword } from '../server/auth/passwords/password-hash.server.ts';
import type { Tx } from '../server/db/database.ts';
import { createDatabase, dropDatabase, engines } from '../testing/database/open-test-database.server.ts';
import {
  addSignedInPerson,
  callFunction,
  type SignedInPerson,
} from '../testing/server/signed-in-person.server.ts';
import { startTestServer, type TestServer } from '../testing/server/start-test-server.server.ts';

describe.each(engines)('what people do with their own account, on %s', (engine) => {
  let server: TestServer;
  let databaseUrl: string | undefined;
  let person: SignedInPerson;
  let other: SignedInPerson;

  beforeAll(async () => {
    databaseUrl = engine === 'postgres' ? await createDatabase(inject('postgresUrl')) : undefined;
    server = await startTestServer(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl });
    other = await addSignedInPerson(server);
  });
  afterAll(async () => {
    await server.close();
    if (databaseUrl !== undefined) await dropDatabase(inject('postgresUrl'), databaseUrl);
  });
  beforeEach(async () => {
    person = await addSignedInPerson(server);
  });

  const ask = (name: string, input: unknown, who: SignedInPerson | undefined = person) =>
    callFunction(server, name, input, who);
  const asServer = <T>(work: (tx: Tx) => Promise<T>) => server.services.database.tx('service_role', {}, work);
  const run = (text: string, values: unknown[]) => asServer((tx) => tx.query(text, values));
  const addSession = async (userId: string) => {
    const { rows } = await asServer((tx) =>
      tx.query<{ id: string }>(
        "insert into auth.sessions (user_id, user_agent, ip) values ($1, 'Elsewhere/1', '203.0.113.9') returning id",
        [userId],
      ),
    );
    await run("insert into auth.mfa_amr_claims (session_id, authentication_method) values ($1, 'password')", [
      rows[0]?.id,
    ]);
    return rows[0]?.id ?? '';
  };
  const download = (who: SignedInPerson) =>
    fetch(`${server.url}/functions/v1/export-my-data`, {
      method: 'POST',
      headers: { authorization: `Bearer ${who.token}` },
    });
  const actions = async (actor: string) => {
    const { rows } = await asServer((tx) =>
      tx.query<{ action: string }>('select action from audit_log where actor_id = $1 order by id', [actor]),
    );
    return rows.map(({ action }) => action);
  };

  it.each(['list-sessions', 'end-session', 'export-my-data', 'delete-my-account'])(
    '%s is for people whose session lasts',
    async (name) => {
      const input = name === 'end-session' ? { session_id: randomUUID() } : {};
      expect((await callFunction(server, name, input)).status).toBe(401);
      await run('delete from auth.sessions where id = $1', [person.sessionId]);
      expect(await ask(name, input)).toMatchObject({ status: 401, body: { code: 'invalid_token' } });
    },
  );

  it('lists where the caller is signed in, and nobody else', async () => {
    const elsewhere = await addSession(person.id);
    const { status, body } = await ask('list-sessions', {});
    expect(status).toBe(200);
    expect(body['sessions']).toHaveLength(2);
    expect(body['sessions']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: person.sessionId, current: true }),
        expect.objectContaining({
          id: elsewhere,
          current: false,
          user_agent: 'Elsewhere/1',
          ip: '203.0.113.9',
          device: 'Elsewhere',
          place: null,
          signed_in_with: ['Password'],
        }),
      ]),
    );
  });

  it('ends one session of the caller and leaves those of others alone', async () => {
    const elsewhere = await addSession(person.id);
    expect((await ask('end-session', { session_id: elsewhere })).body).toEqual({ ended: true });
    expect((await ask('end-session', { session_id: elsewhere })).status).toBe(404);
    expect((await ask('end-session', { session_id: other.sessionId })).status).toBe(404);
    expect((await ask('end-session', { session_id: 'x' })).status).toBe(422);
    expect((await ask('list-sessions', {}, other)).body['sessions']).toHaveLength(1);
    expect(await actions(person.id)).toEqual(['user.session_ended']);
  });

  it('gives everything of the caller as a zip, without secrets and without what is others', async () => {
    await run("insert into profiles (user_id, display_name) values ($1, 'Ada')", [person.id]);
    await run("insert into profiles (user_id, display_name) values ($1, 'Bert') on conflict do nothing", [
      other.id,
    ]);
    const { rows } = await asServer((tx) =>
      tx.query<{ id: string }>("insert into apps (user_id, app_name) values ($1, 'Engine') returning id", [
        person.id,
      ]),
    );
    await run("insert into builds (app_id, build_status) values ($1, 'completed')", [rows[0]?.id]);
    await run("insert into feature_grants (user_id, kind, name) values ($1, 'feature', 'seo_access')", [
      person.id,
    ]);
    await run('update auth.users set encrypted_password = $2 where id = $1', [person.id, 'the-secret-hash']);

    const answer = await download(person);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="kora-export-[\d-]+\.zip"$/,
    );
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    const read = (name: string): unknown => JSON.parse(strFromU8(files[name] ?? new Uint8Array()));
    expect(read('account.json')).toMatchObject({ id: person.id, email: person.email });
    expect(read('profiles.json')).toMatchObject([{ display_name: 'Ada' }]);
    expect(read('apps.json')).toMatchObject([{ app_name: 'Engine' }]);
    expect(read('builds.json')).toMatchObject([{ build_status: 'completed' }]);
    expect(read('feature-grants.json')).toMatchObject([{ name: 'seo_access' }]);
    expect(read('sessions.json')).toHaveLength(1);
    expect(read('identities.json')).toEqual([]);
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining(['README.txt', 'audit-log.json', 'subscriptions.json', 'user-roles.json']),
    );
    const everything = Object.values(files)
      .map((bytes) => strFromU8(bytes))
      .join('\n');
    expect(everything).not.toContain('the-secret-hash');
    expect(everything).not.toContain('Bert');
    expect(everything).not.toContain(other.id);
    expect(await actions(person.id)).toEqual(['user.data_exported']);
  });

  it('limits how often everything is exported', async () => {
    await run(
      "insert into auth.rate_limits (key, count, resets_at) values ($1, $2, now() + interval '1 hour')",
      [`export:user:${person.id}`, limits.account.exports],
    );
    const answer = await download(person);
    expect(answer.status).toBe(429);
    expect(await actions(person.id)).toEqual([]);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('deletes an account that has just signed in; what the audit log says stays', async () => {
    await run("insert into apps (user_id, app_name) values ($1, 'Engine')", [person.id]);
    expect((await ask('delete-my-account', {})).body).toEqual({ deleted: true });
    const { rows } = await asServer((tx) =>
      tx.query('select from auth.users where id = $1 union all select from apps where user_id = $1', [
        person.id,
      ]),
    );
    expect(rows).toHaveLength(0);
    expect(await actions(person.id)).toEqual(['user.deleted']);
    expect((await ask('delete-my-account', {})).status).toBe(401);
  });

  it('asks for the password when the sign-in is a while ago, and takes only the right one', async () => {
    await run("update auth.sessions set created_at = now() - interval '1 day' where id = $1", [
      person.sessionId,
    ]);
    expect(await ask('delete-my-account', {})).toMatchObject({
      status: 403,
      body: { details: { reason: 'proof_needed' } },
    });
    expect(await ask('delete-my-account', { password: 'anything' })).toMatchObject({
      status: 403,
      body: { details: { reason: 'wrong_password' } },
    });
    await run('update auth.users set encrypted_password = $2 where id = $1', [
      person.id,
      await hashPassword('right one'),
    ]);
    expect((await ask('delete-my-account', { password: 'wrong one' })).status).toBe(403);
    expect((await ask('delete-my-account', { password: 'right one' })).status).toBe(200);
  });

  it('stops guessing at the password', async () => {
    await run(
      "insert into auth.rate_limits (key, count, resets_at) values ($1, $2, now() + interval '1 hour')",
      [`check:user:${person.id}`, limits.auth.failuresPerAccount],
    );
    expect((await ask('delete-my-account', { password: 'guess' })).status).toBe(429);
  });

  it('needs the second factor of who has one', async () => {
    await run(
      "insert into auth.mfa_factors (user_id, factor_type, status, secret) values ($1, 'totp', 'verified', 'ABC')",
      [person.id],
    );
    for (const name of ['delete-my-account', 'list-sessions', 'export-my-data'])
      expect(await ask(name, {})).toMatchObject({ status: 403, body: { code: 'insufficient_aal' } });
    expect(await ask('end-session', { session_id: randomUUID() })).toMatchObject({ status: 403 });
    await run("update auth.sessions set aal = 'aal2' where id = $1", [person.sessionId]);
    expect((await ask('delete-my-account', {})).status).toBe(200);
  });

  it('keeps the last admin while there are others', async () => {
    const admin = await addSignedInPerson(server, { admin: true });
    expect(await ask('delete-my-account', {}, admin)).toMatchObject({
      status: 409,
      body: { code: 'conflict' },
    });
    await addSignedInPerson(server, { admin: true });
    expect((await ask('delete-my-account', {}, admin)).status).toBe(200);
  });

  it('lets the last person of an installation go, admin or not', async () => {
    const admin = await addSignedInPerson(server, { admin: true });
    await run('delete from auth.users where id <> $1', [admin.id]);
    expect((await ask('delete-my-account', {}, admin)).status).toBe(200);
  });
});
