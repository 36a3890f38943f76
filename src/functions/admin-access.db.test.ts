import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { authVerbs } from '../server/auth/verbs.server.ts';
import { engines } from '../testing/database/open-test-database.server.ts';
import {
  addSignedInPerson,
  callFunction,
  type SignedInPerson,
} from '../testing/server/signed-in-person.server.ts';
import type { TestServer } from '../testing/server/start-test-server.server.ts';
import { startTestServerOn } from '../testing/server/start-test-server-on.server.ts';
import { contracts } from './contracts.gen.ts';

const adminFunctions = Object.values(contracts)
  .filter(({ access }) => access === 'admin')
  .map(({ name }) => name);

const adminVerbs = authVerbs
  .filter(({ access }) => access === 'admin')
  .map(({ method, path }) => [method, path] as const);

/** What shows an admin more than their own lines. */
const adminTables = ['profiles', 'user_roles', 'feature_grants', 'subscriptions', 'requests', 'audit_log'];

describe.each(engines)('who may call the functions of admins, on %s', (engine) => {
  let server: TestServer;
  let admin: SignedInPerson;
  let plain: SignedInPerson;
  /** An admin who has a second factor and has not shown it. */
  let halfway: SignedInPerson;

  beforeAll(async () => {
    server = await startTestServerOn(engine, inject('postgresUrl'));
    admin = await addSignedInPerson(server, { admin: true });
    plain = await addSignedInPerson(server);
    halfway = await addSignedInPerson(server, { admin: true });
    await enrol(halfway);
  });
  afterAll(() => server.close());

  const enrol = ({ id }: SignedInPerson) =>
    server.services.database.tx('service_role', {}, (tx) =>
      tx.query(
        "insert into auth.mfa_factors (user_id, factor_type, status, secret) values ($1, 'totp', 'verified', 'JBSWY3DPEHPK3PXP')",
        [id],
      ),
    );

  const ask = (path: string, { token }: SignedInPerson, method = 'GET') =>
    fetch(`${server.url}${path}`, { method, headers: { authorization: `Bearer ${token}` } });

  const refusals = (name: string) =>
    server.services.database.tx('service_role', {}, async (tx) => {
      const { rows } = await tx.query<{ actor_id: string; ip: string; request_id: string; details: unknown }>(
        "select actor_id, host(ip) as ip, request_id, details from audit_log where action = 'admin.refused' and target = $1",
        [name],
      );
      return rows;
    });

  it('has functions for admins', () => {
    expect(adminFunctions.length).toBeGreaterThanOrEqual(13);
  });

  it.each(adminFunctions)('%s refuses nobody in particular with 401', async (name) => {
    expect(await callFunction(server, name, {})).toMatchObject({
      status: 401,
      body: { code: 'unauthenticated' },
    });
  });

  it.each(adminFunctions)('%s refuses a plain user with 403 and writes it down', async (name) => {
    const { status, body } = await callFunction(server, name, {}, plain);
    expect(status).toBe(403);
    expect(body).toMatchObject({ code: 'forbidden' });
    expect(await refusals(name)).toEqual([
      {
        actor_id: plain.id,
        ip: expect.stringMatching(/127\.0\.0\.1$/),
        request_id: body['request_id'],
        details: { reason: 'not_admin' },
      },
    ]);
  });

  it.each(adminFunctions)('%s lets an admin in, as far as the input', async (name) => {
    const { status } = await callFunction(server, name, { limit: 'many', user_id: 7, id: 7 }, admin);
    expect([200, 422]).toContain(status);
  });

  it.each(adminFunctions)('%s asks an admin for the second factor that they have', async (name) => {
    expect(await callFunction(server, name, {}, halfway)).toMatchObject({
      status: 403,
      body: { code: 'insufficient_aal' },
    });
    const [last] = (await refusals(name)).slice(-1);
    expect(last).toMatchObject({ actor_id: halfway.id, details: { reason: 'insufficient_aal' } });
  });

  it.each(adminVerbs)('%s /auth/v1%s asks for it too', async (method, path) => {
    const answer = await ask(`/auth/v1${path.replaceAll(/:\w+/g, halfway.id)}`, halfway, method);
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ error_code: 'insufficient_aal' });
    const [last] = (await refusals(`${method} ${path}`)).slice(-1);
    expect(last).toMatchObject({ actor_id: halfway.id, details: { reason: 'insufficient_aal' } });
  });

  it.each(adminTables)('the data API shows them only their own lines of %s', async (table) => {
    const owner = table === 'audit_log' ? 'actor_id' : 'user_id';
    const rows = async (who: SignedInPerson) =>
      (await (await ask(`/rest/v1/${table}?select=${owner}`, who)).json()) as Record<string, string>[];
    const own = table === 'audit_log' ? [] : [halfway.id];
    expect((await rows(halfway)).filter((row) => !own.includes(row[owner] ?? ''))).toEqual([]);
  });

  it.each(['user_roles', 'audit_log'])('and an admin without one those of others too: %s', async (table) => {
    const answer = await ask(`/rest/v1/${table}?limit=1000`, admin);
    const others = ((await answer.json()) as Record<string, string>[]).filter(
      (row) => (row['user_id'] ?? row['actor_id']) !== admin.id,
    );
    expect(others).not.toEqual([]);
  });

  it('lets them in once it was shown, with the token that says so', async () => {
    const [name = ''] = adminFunctions;
    const raised = await addSignedInPerson(server, { admin: true, aal: 'aal2' });
    await enrol(raised);
    expect((await callFunction(server, name, {}, raised)).body).not.toMatchObject({
      code: 'insufficient_aal',
    });
    await server.services.database.tx('service_role', {}, (tx) =>
      tx.query("update auth.sessions set aal = 'aal2' where id = $1", [halfway.sessionId]),
    );
    expect(await callFunction(server, name, {}, halfway)).toMatchObject({ status: 403 });
  });

  it('refuses an admin whose session has ended, and one who is banned, although the token still holds', async () => {
    const [name = ''] = adminFunctions;
    const signedOut = await addSignedInPerson(server, { admin: true });
    const banned = await addSignedInPerson(server, { admin: true });
    await server.services.database.tx('service_role', {}, async (tx) => {
      await tx.query('delete from auth.sessions where id = $1', [signedOut.sessionId]);
      await tx.query("update auth.users set banned_until = now() + interval '1 day' where id = $1", [
        banned.id,
      ]);
    });
    for (const person of [signedOut, banned])
      expect(await callFunction(server, name, {}, person)).toMatchObject({
        status: 401,
        body: { code: 'invalid_token' },
      });
    expect((await refusals(name)).slice(-2).map(({ details }) => details)).toEqual([
      { reason: 'session_ended' },
      { reason: 'banned' },
    ]);
  });
});
