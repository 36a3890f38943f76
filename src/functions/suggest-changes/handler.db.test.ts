import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { planFromText } from '../../engine/generate.ts';
import { createDatabase, dropDatabase, engines } from '../../testing/database/open-test-database.server.ts';
import { addSharedApp } from '../../testing/hosting/add-shared-app.server.ts';
import {
  addSignedInPerson,
  callFunction,
  type SignedInPerson,
} from '../../testing/server/signed-in-person.server.ts';
import { startTestServer, type TestServer } from '../../testing/server/start-test-server.server.ts';

describe.each(engines)('what is suggested for an app on %s', { timeout: 120_000 }, (engine) => {
  let server: TestServer;
  let databaseUrl: string | undefined;
  let ada: SignedInPerson;

  beforeAll(async () => {
    databaseUrl = engine === 'postgres' ? await createDatabase(inject('postgresUrl')) : undefined;
    server = await startTestServer(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl });
    ada = await addSignedInPerson(server);
  }, 120_000);
  afterAll(async () => {
    await server.close();
    if (databaseUrl !== undefined) await dropDatabase(inject('postgresUrl'), databaseUrl);
  });

  it('speaks of its things, is the same when asked again, and is told to its owner alone', async () => {
    const spec = planFromText('A list of books with title, author, genre and day of purchase');
    const { id: appId } = await addSharedApp(server.services.database, ada.id, spec);
    const { status, body } = await callFunction(server, 'suggest-changes', { appId }, ada);
    expect(status).toBe(200);
    const suggestions = body['suggestions'] as string[];
    expect(suggestions.length).toBeGreaterThan(1);
    expect(suggestions.every((sentence) => sentence.includes('books'))).toBe(true);
    expect((await callFunction(server, 'suggest-changes', { appId }, ada)).body).toEqual(body);
    const eve = await addSignedInPerson(server);
    expect((await callFunction(server, 'suggest-changes', { appId }, eve)).status).toBe(404);
  });

  it('is nothing for an app without a plan', async () => {
    // As one that was brought in as code.
    const { rows } = await server.services.database.tx('service_role', {}, (tx) =>
      tx.query<{ id: string }>(
        `with app as (
           insert into public.apps (user_id, app_name, current_version) values ($1, 'Brought', 1) returning id
         )
         insert into public.app_versions (app_id, number, origin, preview_key, status, files)
         select id, 1, 'import', repeat('b', 26), 'completed', '{}' from app returning app_id as id`,
        [ada.id],
      ),
    );
    const appId = rows[0]?.id;
    expect((await callFunction(server, 'suggest-changes', { appId }, ada)).body).toEqual({ suggestions: [] });
  });
});
