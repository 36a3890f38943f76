import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { contracts } from '../../functions/contracts.gen.ts';
import { createDatabase, dropDatabase, engines } from '../../testing/database/open-test-database.server.ts';
import {
  addSignedInPerson,
  callFunction,
  type SignedInPerson,
} from '../../testing/server/signed-in-person.server.ts';
import { startTestServer, type TestServer } from '../../testing/server/start-test-server.server.ts';

const adminFunctions = Object.values(contracts)
  .filter(({ access }) => access === 'admin')
  .map(({ name }) => name);

describe.each(engines)('who may call the functions of admins, on %s', (engine) => {
  let server: TestServer;
  let databaseUrl: string | undefined;
  let admin: SignedInPerson;
  let plain: SignedInPerson;

  beforeAll(async () => {
    databaseUrl = engine === 'postgres' ? await createDatabase(inject('postgresUrl')) : undefined;
    server = await startTestServer(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl });
    admin = await addSignedInPerson(server, { admin: true });
    plain = await addSignedInPerson(server);
  });
  afterAll(async () => {
    await server.close();
    if (databaseUrl !== undefined) await dropDatabase(inject('postgresUrl'), databaseUrl);
  });

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
        details: { reason: 'not_an_admin' },
      },
    ]);
  });

  it.each(adminFunctions)('%s lets an admin in, as far as the input', async (name) => {
    const { status } = await callFunction(server, name, { limit: 'many', user_id: 7, id: 7 }, admin);
    expect([200, 422]).toContain(status);
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
