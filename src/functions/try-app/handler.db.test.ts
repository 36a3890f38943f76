import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { trialExamples } from '../../catalog/trial-examples.ts';
import { limits } from '../../kernel/limits.ts';
import { type AppsTestServer, startAppsServer } from '../../testing/apps/start-apps-server.server.ts';
import { engines } from '../../testing/database/open-test-database.server.ts';
import { addSignedInPerson, callFunction } from '../../testing/server/signed-in-person.server.ts';

const minutes = 180_000;
const prompt = 'A list of books with title and author.';

describe.each(engines)('an app for somebody without an account, on %s', { timeout: minutes }, (engine) => {
  let server: AppsTestServer;

  beforeAll(async () => {
    server = await startAppsServer(engine, inject('postgresUrl'));
  }, minutes);
  afterAll(() => server.close());

  const count = (table: string) =>
    server.services.database.tx('service_role', {}, async (tx) => {
      const { rows } = await tx.query<{ count: number }>(`select count(*)::int as count from ${table}`);
      return rows[0]?.count;
    });

  it('is made and handed over, with its changes in it, and nothing of it stays', async () => {
    const { status, body } = await callFunction(server, 'try-app', {
      prompt,
      changes: ['Add a shelf number to books'],
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, changed: [expect.stringContaining('shelf number')] });
    const { page, script, style } = body['site'] as Record<string, string>;
    expect(page).toContain('<div id="root">');
    expect(script).toContain('Shelf number');
    expect(style?.length).toBeGreaterThan(1_000);
    for (const table of ['public.apps', 'public.app_versions', 'public.builds'])
      expect(await count(table), table).toBe(0);
    const stored = await server.services.storage.list('apps');
    expect(stored.objects).toEqual([]);
  });

  it('is shown at a place that waits for it, beside the code that all apps share', async () => {
    const { body } = await callFunction(server, 'try-app', { prompt: trialExamples[0].prompt });
    const frame = new URL(String(body['frame']));
    const page = await server.visit(frame.origin, frame.pathname);
    expect(page.status).toBe(200);
    expect(String(page.headers['content-security-policy'])).toContain("script-src 'self' blob:");
    const vendor = /href="(\/vendor\/react-dom[^"]+)"/.exec(page.body)?.[1] ?? '';
    expect((await server.visit(frame.origin, vendor)).headers['cache-control']).toContain('immutable');
    for (const path of ['/', '/app.js', '/.data/records', '/vendor/none.js'])
      expect((await server.visit(frame.origin, path)).status, path).toBe(404);
    expect((await server.visit(frame.origin, frame.pathname, 'POST')).status).toBe(405);
  });

  it('is not made of a sentence that says nothing, nor of more than the form takes', async () => {
    expect((await callFunction(server, 'try-app', { prompt: 'asdf qwer' })).body).toMatchObject({
      success: false,
      question: { canInsist: false },
    });
    expect((await callFunction(server, 'try-app', { prompt, changes: ['blorp'] })).body).toMatchObject({
      success: false,
      nearest: expect.arrayContaining([expect.any(String)]),
    });
    const long = { prompt: 'a'.repeat(limits.apps.description + 1) };
    expect((await callFunction(server, 'try-app', long)).body).toMatchObject({ error: 'Prompt is too long' });
    const many = { prompt, changes: Array.from({ length: limits.trial.changes + 1 }, () => 'Make it dark') };
    expect((await callFunction(server, 'try-app', many)).status).toBe(422);
  });

  it('has its changes in the first version once it has an owner', async () => {
    const person = await addSignedInPerson(server);
    const { result } = await server.follow(
      'generate-app',
      { appName: 'My books', prompt, changes: ['Add a shelf number to books'] },
      person,
    );
    expect(result).toMatchObject({ success: true, app: { name: 'My books' }, version: { number: 1 } });
    const [version] = await server.services.database.tx(
      'authenticated',
      { sub: person.id },
      async (tx) =>
        (await tx.query<{ changes: string[]; origin: string }>('select changes, origin from app_versions'))
          .rows,
    );
    expect(version).toMatchObject({
      origin: 'description',
      changes: [expect.stringContaining('shelf number')],
    });
  });

  it('is one of a limited number from one address, but for the examples; then an account is offered', async () => {
    await server.services.database.tx('service_role', {}, (tx) =>
      tx.query("update auth.rate_limits set count = $1 where key like 'trial:address:%'", [
        limits.trial.perAddress,
      ]),
    );
    const { status, body } = await callFunction(server, 'try-app', { prompt });
    expect(status).toBe(429);
    expect(body).toMatchObject({ code: 'rate_limited', details: { reason: 'sign_up' } });
    expect(String(body['message'])).toMatch(/Sign up to go on with this app/);
    expect((await callFunction(server, 'try-app', { prompt: trialExamples[0].prompt })).status).toBe(200);
  });
});
