import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createDatabase, dropDatabase, engines } from '../../testing/database/open-test-database.server.ts';
import {
  addSignedInPerson,
  callFunction,
  type SignedInPerson,
} from '../../testing/server/signed-in-person.server.ts';
import { startTestServer, type TestServer } from '../../testing/server/start-test-server.server.ts';

const free = { subscribed: false, subscription_tier: null, subscription_end: null };

describe.each(engines)('check-subscription on %s', (engine) => {
  let server: TestServer;
  let databaseUrl: string | undefined;
  let admin: SignedInPerson;
  let person: SignedInPerson;

  beforeAll(async () => {
    databaseUrl = engine === 'postgres' ? await createDatabase(inject('postgresUrl')) : undefined;
    server = await startTestServer(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl });
    admin = await addSignedInPerson(server, { admin: true });
  });
  afterAll(async () => {
    await server.close();
    if (databaseUrl !== undefined) await dropDatabase(inject('postgresUrl'), databaseUrl);
  });
  beforeEach(async () => {
    person = await addSignedInPerson(server);
  });

  const check = (who?: SignedInPerson) => callFunction(server, 'check-subscription', {}, who);
  const set = (subscription: object) =>
    callFunction(server, 'admin-set-subscription', { user_id: person.id, ...subscription }, admin);

  it('is for people whose session lasts', async () => {
    expect((await check()).status).toBe(401);
    await server.services.database.tx('service_role', {}, (tx) =>
      tx.query('delete from auth.sessions where id = $1', [person.sessionId]),
    );
    expect(await check(person)).toMatchObject({ status: 401, body: { code: 'invalid_token' } });
  });

  it('takes a call without a body, as the client makes it', async () => {
    const answer = await fetch(`${server.url}/functions/v1/check-subscription`, {
      method: 'POST',
      headers: { authorization: `Bearer ${person.token}` },
    });
    expect(await answer.json()).toEqual(free);
  });

  it('says what an admin has set, to that person alone', async () => {
    const end = new Date(Date.now() + 86_400_000).toISOString();
    expect((await set({ subscribed: true, subscription_tier: 'Pro', subscription_end: end })).status).toBe(
      200,
    );
    expect((await check(person)).body).toEqual({
      subscribed: true,
      subscription_tier: 'Pro',
      subscription_end: end,
    });
    expect((await check(admin)).body).toEqual(free);
  });

  it('knows subscriptions without an end', async () => {
    await set({ subscribed: true, subscription_tier: 'Enterprise' });
    expect((await check(person)).body).toEqual({
      subscribed: true,
      subscription_tier: 'Enterprise',
      subscription_end: null,
    });
  });

  it('is free again when the subscription has ended or was taken away', async () => {
    const past = new Date(Date.now() - 1_000).toISOString();
    await set({ subscribed: true, subscription_tier: 'Pro', subscription_end: past });
    expect((await check(person)).body).toEqual(free);
    await set({ subscribed: true, subscription_tier: 'Pro' });
    expect((await check(person)).body).toMatchObject({ subscribed: true });
    await set({ subscribed: false });
    expect((await check(person)).body).toEqual(free);
  });
});
