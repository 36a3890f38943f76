import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type AppsTestServer, startAppsServer } from '../../testing/apps/start-apps-server.server.ts';
import { engines } from '../../testing/database/open-test-database.server.ts';
import {
  addSignedInPerson,
  callFunction,
  type SignedInPerson,
} from '../../testing/server/signed-in-person.server.ts';

const minutes = 180_000;
const nowhere = '00000000-0000-4000-8000-000000000000';

describe.each(engines)('the versions of an app on %s', { timeout: minutes }, (engine) => {
  let server: AppsTestServer;
  let person: SignedInPerson;
  let stranger: SignedInPerson;
  let appId: string;

  beforeAll(async () => {
    server = await startAppsServer(engine, inject('postgresUrl'));
    person = await addSignedInPerson(server);
    stranger = await addSignedInPerson(server);
    const { result } = await server.follow(
      'generate-app',
      { appName: 'Recipes', prompt: 'A recipe box where people add recipes and search them.' },
      person,
    );
    appId = (result['app'] as { id: string }).id;
  }, minutes);
  afterAll(() => server.close());

  const rows = <Row>(text: string, values: unknown[] = []) =>
    server.services.database.tx(
      'authenticated',
      { sub: person.id },
      async (tx) => (await tx.query<Row>(text, values)).rows,
    );
  const filesOf = async (number: number) =>
    (
      await rows<{ files: Record<string, string> }>(
        'select files from app_versions where app_id = $1 and number = $2',
        [appId, number],
      )
    )[0]?.files ?? {};
  const current = async () =>
    (await rows<{ current_version: number }>('select current_version from apps where id = $1', [appId]))[0]
      ?.current_version;

  it('are made by a sentence, with what became different', async () => {
    const { result } = await server.follow(
      'revise-app',
      { appId, sentence: 'Add a calorie count to recipes' },
      person,
    );
    expect(result).toMatchObject({ success: true, version: { number: 2 } });
    expect(String(result['changes'])).toMatch(/calorie count/i);
    expect(JSON.stringify(await filesOf(2))).toMatch(/calorie count/i);
    expect(JSON.stringify(await filesOf(1))).not.toMatch(/calorie count/i);
    expect(await current()).toBe(2);
  });

  it('say of each clause of the sentence what became of it, now and later', async () => {
    const sentence = 'make the header teal and send a fax to the moon';
    const answers = [
      { clause: 'make the header teal', state: 'done', changes: [{ swatch: '#008080' }] },
      { clause: 'send a fax to the moon', state: 'not-understood', changes: [] },
    ];
    const { result: copied } = await server.follow(
      'generate-app',
      { appName: 'Books', prompt: 'A list of books with a title and a rating.' },
      person,
    );
    const other = (copied['app'] as { id: string }).id;
    const { result } = await server.follow('revise-app', { appId: other, sentence }, person);
    expect(result, String(result['error'])).toMatchObject({ success: true, answers });
    const { body } = await callFunction(server, 'list-versions', { appId: other }, person);
    expect(body).toMatchObject({
      versions: [
        { number: 2, answers },
        { number: 1, answers: null },
      ],
    });
  });

  it('are not made by a sentence that says nothing, which brings suggestions', async () => {
    const { result } = await server.follow('revise-app', { appId, sentence: 'Hm, well' }, person);
    expect(result).toMatchObject({ success: false, understood: false });
    expect((result['nearest'] as string[]).length).toBeGreaterThan(2);
    expect(await current()).toBe(2);
  });

  it('are made by hand, and a hand’s work outlives the next sentence', async () => {
    const files = await filesOf(2);
    const readme = `${files['README.md']}\nMy own note.\n`;
    const input = { appId, basedOn: 2, files: { 'README.md': readme } };
    const edited = await server.follow('edit-app-code', input, person);
    expect(edited.result, String(edited.result['error'])).toMatchObject({
      success: true,
      version: { number: 3 },
    });
    expect((await server.follow('edit-app-code', input, person)).status).toBe(409);
    await server.follow('revise-app', { appId, sentence: 'Make the background ivory' }, person);
    expect((await filesOf(4))['README.md']).toBe(readme);
    expect((await filesOf(4))['src/index.css']).not.toBe(files['src/index.css']);
  });

  it('fail with the file and the line when the code cannot be built, and the app stays as it was', async () => {
    const broken = { 'src/main.tsx': 'const = 1;' };
    const { result } = await server.follow('edit-app-code', { appId, basedOn: 4, files: broken }, person);
    expect(result).toMatchObject({ success: false });
    expect(String(result['error'])).toContain('src/main.tsx');
    expect(await current()).toBe(4);
    expect(await rows('select build_status from builds where app_id = $1', [appId])).toEqual([
      { build_status: 'completed' },
    ]);
  });

  it('take no file from outside of the app', async () => {
    for (const path of ['../x.ts', '/etc/passwd', 'src/../../x', '__proto__', 'a\\b', 'src/__proto__/x.ts']) {
      const files = JSON.parse(`{${JSON.stringify(path)}: "x"}`) as object;
      const answer = await callFunction(server, 'edit-app-code', { appId, basedOn: 4, files }, person);
      expect(answer.status, path).toBe(422);
    }
  });

  it('are made by a changed plan, and a plan that does not hold together is refused', async () => {
    const [version] = await rows<{ spec: { pages: unknown[]; name: string } }>(
      'select spec from app_versions where app_id = $1 and number = 4',
      [appId],
    );
    const spec = version?.spec ?? { pages: [], name: '' };
    const plan = (changed: object) => ({ appId, basedOn: 4, spec: changed });
    const refused = await callFunction(server, 'edit-app-plan', plan({ ...spec, pages: [] }), person);
    expect(refused).toMatchObject({ status: 422, body: { success: false } });
    const pages = structuredClone(spec.pages) as { sections: { props: object }[] }[];
    for (const { props } of pages.flatMap(({ sections }) => sections)) Object.assign(props, { entity: 7 });
    const unwritable = await callFunction(server, 'edit-app-plan', plan({ ...spec, pages }), person);
    expect(unwritable).toMatchObject({ status: 422, body: { success: false } });
    const said = { request: 'Call it Kitchen', changes: ['It is called Kitchen.'] };
    const input = { ...plan({ ...spec, name: 'Kitchen' }), ...said };
    const { result } = await server.follow('edit-app-plan', input, person);
    expect(result).toMatchObject({ success: true, version: { number: 6 }, changes: said.changes });
  });

  it('come back as the newest when they are restored, with their pictures', async () => {
    const { body } = await callFunction(server, 'restore-version', { appId, number: 1 }, person);
    expect(body).toMatchObject({ success: true, version: { number: 7, status: 'completed' } });
    expect(await filesOf(7)).toEqual(await filesOf(1));
    const { previewUrl } = body['app'] as { previewUrl: string };
    expect((await server.visit(previewUrl)).status).toBe(200);
    expect((await server.visit(previewUrl, '/.picture/phone.webp')).status).toBe(200);
    const failed = await callFunction(server, 'restore-version', { appId, number: 5 }, person);
    expect(failed.status).toBe(409);
  });

  it('are listed for their owner, the newest first, with where each can be seen', async () => {
    const { body } = await callFunction(server, 'list-versions', { appId }, person);
    expect(body).toMatchObject({ app: { id: appId, name: 'Recipes', currentVersion: 7 }, site: null });
    const versions = body['versions'] as { number: number; status: string; previewUrl: string | null }[];
    expect(versions.map(({ number }) => number)).toEqual([7, 6, 5, 4, 3, 2, 1]);
    expect(versions.find(({ number }) => number === 5)?.status).toBe('failed');
    expect((await server.visit(versions[0]?.previewUrl ?? '')).status).toBe(200);
    const wish = expect.any(Number);
    const wishes = { works: wish, there: wish, 'not-built': wish, 'not-understood': wish };
    expect(versions.at(-1)).toMatchObject({ wishes });
  });

  it('go on working when the product brings other vendor code', async () => {
    const { body } = await callFunction(server, 'list-versions', { appId }, person);
    const [newest] = body['versions'] as { previewUrl: string }[];
    const { storage } = server.services;
    await storage.put('apps/vendor/former-ABC123.js', new TextEncoder().encode('export {};'), {
      contentType: 'text/javascript; charset=utf-8',
    });
    const former = await server.visit(newest?.previewUrl ?? '', '/vendor/former-ABC123.js');
    expect([former.status, former.body]).toEqual([200, 'export {};']);
    const script = (await server.visit(newest?.previewUrl ?? '', '/app.js')).body;
    const [, used = ''] = /from\s*["'`]\.\/vendor\/([\w.-]+)["'`]/.exec(script) ?? [];
    expect(await storage.head(`apps/vendor/${used}`)).not.toBeNull();
  });

  it('begin an app of its own', async () => {
    const input = { appId, name: 'Second kitchen', number: 2 };
    const { body } = await callFunction(server, 'duplicate-app', input, person);
    expect(body).toMatchObject({ success: true, app: { name: 'Second kitchen' }, version: { number: 1 } });
    expect((body['app'] as { id: string }).id).not.toBe(appId);
  });

  it('can be taken away as a project, and as one text by subscribers', async () => {
    const answer = await fetch(`${server.url}/functions/v1/download-app`, {
      method: 'POST',
      headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ appId, as: 'zip' }),
    });
    const names = Object.keys(unzipSync(new Uint8Array(await answer.arrayBuffer())));
    expect(names).toContain('Recipes/package.json');
    expect(names).toContain('Recipes/src/main.tsx');
    const text = await callFunction(server, 'download-app', { appId, as: 'text' }, person);
    expect(text.status).toBe(403);
  });

  it('are open to everybody while one is published, and visits are counted by day', async () => {
    const { body } = await callFunction(server, 'publish-app', { appId, slug: 'my-recipes' }, person);
    expect(body).toMatchObject({ slug: 'my-recipes', number: 7 });
    const url = String(body['url']);
    expect(url).toMatch(/^http:\/\/my-recipes\.localhost:\d+$/);
    expect((await server.visit(url)).status).toBe(200);
    await expect
      .poll(() => rows('select visits from app_site_visits where app_id = $1', [appId]))
      .toEqual([{ visits: 1 }]);
    const taken = await callFunction(server, 'publish-app', { appId, slug: 'admin' }, person);
    expect(taken).toMatchObject({ status: 409, body: { details: { reason: 'slug_taken' } } });
    expect((await callFunction(server, 'unpublish-app', { appId }, person)).body).toEqual({
      unpublished: true,
    });
    expect((await server.visit(url)).status).toBe(404);
  });

  it('are nobody else’s, whatever is asked for', async () => {
    const asked: [name: string, input: object][] = [
      ['revise-app', { sentence: 'Make the background ivory' }],
      ['edit-app-code', { basedOn: 7, files: { 'README.md': 'Mine' } }],
      ['edit-app-plan', { basedOn: 7, spec: {} }],
      ['restore-version', { number: 1 }],
      ['duplicate-app', { name: 'Mine' }],
      ['publish-app', {}],
      ['unpublish-app', {}],
      ['download-app', { as: 'zip' }],
      ['list-versions', {}],
      ['cancel-version', { versionId: nowhere }],
      ['upscale-image', { imageBase64: 'AAAA', size: 'phone' }],
    ];
    for (const [name, input] of asked) {
      expect((await callFunction(server, name, { appId, ...input }, stranger)).status, name).toBe(404);
      expect((await callFunction(server, name, { appId: nowhere, ...input }, person)).status, name).toBe(404);
      expect((await callFunction(server, name, { appId, ...input })).status, name).toBe(401);
    }
    const seen = await server.services.database.tx('authenticated', { sub: stranger.id }, async (tx) => [
      (await tx.query('select 1 from app_versions')).rows.length,
      (await tx.query('select 1 from app_sites')).rows.length,
      (await tx.query('select 1 from app_site_visits')).rows.length,
    ]);
    expect(seen).toEqual([0, 0, 0]);
  });
});
