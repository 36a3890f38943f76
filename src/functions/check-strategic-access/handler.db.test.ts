import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createDatabase, dropDatabase, engines } from '../../testing/database/open-test-database.server.ts';
import {
  addSignedInPerson,
  callFunction,
  type SignedInPerson,
} from '../../testing/server/signed-in-person.server.ts';
import { startTestServer, type TestServer } from '../../testing/server/start-test-server.server.ts';

const named = 'Strategist@kora.example';

describe.each(engines)('check-strategic-access on %s', (engine) => {
  let server: TestServer;
  let databaseUrl: string | undefined;

  beforeAll(async () => {
    databaseUrl = engine === 'postgres' ? await createDatabase(inject('postgresUrl')) : undefined;
    server = await startTestServer({
      STRATEGIC_EMAIL: named,
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    });
  });
  afterAll(async () => {
    await server.close();
    if (databaseUrl !== undefined) await dropDatabase(inject('postgresUrl'), databaseUrl);
  });

  const check = (who?: SignedInPerson) => callFunction(server, 'check-strategic-access', {}, who);
  const setAddress = (id: string, email: string, confirmed: boolean) =>
    server.services.database.tx('service_role', {}, (tx) =>
      tx.query(
        'update auth.users set email = $2, email_confirmed_at = now(), email_proved_at = $3 where id = $1',
        [id, email, confirmed ? new Date() : null],
      ),
    );

  it('is for people whose session lasts', async () => {
    expect((await check()).status).toBe(401);
  });

  it('lets admins in and nobody else by themselves', async () => {
    const admin = await addSignedInPerson(server, { admin: true });
    const person = await addSignedInPerson(server);
    expect((await check(admin)).body).toEqual({ strategic: true });
    expect((await check(person)).body).toEqual({ strategic: false });
  });

  it('lets the named address in once it is proved, however it is written, and never says which it is', async () => {
    const person = await addSignedInPerson(server);
    await setAddress(person.id, named.toLowerCase(), false);
    const refused = await check(person);
    expect(refused.body).toEqual({ strategic: false });
    expect(JSON.stringify(refused)).not.toContain('trategist');
    await setAddress(person.id, named.toLowerCase(), true);
    expect((await check(person)).body).toEqual({ strategic: true });
  });
});
