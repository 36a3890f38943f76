import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { limits } from '../../kernel/limits.ts';
import { planFileName } from '../../server/apps/take-away/plan-file.ts';
import { type BooksTestServer, startBooksServer } from '../../testing/apps/start-books-server.server.ts';
import { engines } from '../../testing/database/open-test-database.server.ts';
import { callFunction, type SignedInPerson } from '../../testing/server/signed-in-person.server.ts';

const minutes = 180_000;

describe.each(engines)('zips that are brought in on %s', { timeout: minutes }, (engine) => {
  let server: BooksTestServer;
  let person: SignedInPerson;
  let appId: string;
  let zip: Uint8Array;

  beforeAll(async () => {
    server = await startBooksServer(engine, inject('postgresUrl'));
    ({ person, appId, zip } = server);
  }, minutes);
  afterAll(() => server.close());

  const planText = () => strFromU8(unzipSync(zip)[`Books/${planFileName}`] ?? new Uint8Array());

  it('come back as an app that is built and proved, with nothing edited by hand', async () => {
    const { status, progress, result } = await server.bring(zip);
    expect([status, result['error']]).toEqual([200, undefined]);
    expect(result).toMatchObject({ success: true, app: { name: 'Books' }, version: { number: 1 } });
    expect(progress.at(-1)).toMatchObject({ status: 'completed' });
    const { id } = result['app'] as { id: string };
    expect(id).not.toBe(appId);
    const [mine] = await server.rows(
      `select a.user_id, a.description, v.origin, v.edited_files, v.changes, v.proof->>'ok' as ok
       from apps a join app_versions v on v.app_id = a.id where a.id = $1`,
      [id],
    );
    expect(mine).toEqual({
      user_id: person.id,
      description: 'A list of books with title and rating.',
      origin: 'import',
      edited_files: [],
      changes: ['Books was brought in from a zip.'],
      ok: 'true',
    });
    const [same] = await server.rows(
      `select (select files::text from app_versions where app_id = $1 and number = 2) =
              (select files::text from app_versions where app_id = $2) as same`,
      [appId, id],
    );
    expect(same).toEqual({ same: true });
  });

  it('keep what was changed by hand, and say what is no text', async () => {
    const readme = '# My own words\n';
    const changed = zipSync({
      ...unzipSync(
        server.altered({
          'README.md': readme,
          'src/extra.ts': 'export const extra = 1;\n',
          '.gitignore': null,
        }),
      ),
      'Books/public/photo.png': new Uint8Array([0x89, 0x50, 0xff, 0x00]),
      'Books/node_modules/left/index.js': strToU8('module.exports = 1;'),
    });
    const { result } = await server.bring(changed, '?name=Shelf');
    expect(result).toMatchObject({
      success: true,
      app: { name: 'Shelf' },
      changes: [
        'Books was brought in from a zip.',
        'Changed by hand: .gitignore, README.md, src/extra.ts.',
        'Left out, because it is not text: public/photo.png.',
      ],
    });
    const { id } = result['app'] as { id: string };
    const [kept] = await server.rows(
      `select edited_files, files->>'README.md' as readme, files->>'.gitignore' as ignored,
              files->>'node_modules/left/index.js' as left_over
       from app_versions where app_id = $1`,
      [id],
    );
    expect(kept).toEqual({
      edited_files: ['.gitignore', 'README.md', 'src/extra.ts'],
      readme,
      ignored: null,
      left_over: null,
    });
  });

  it('follow the plan where a file is as it left, though this product would write it otherwise', async () => {
    const plan = JSON.parse(planText()) as { packed: Record<string, string> };
    const old = '# As an older product wrote it\n';
    const { createHash } = await import('node:crypto');
    plan.packed['README.md'] = createHash('sha256').update(old).digest('hex');
    const { result } = await server.bring(
      server.altered({ 'README.md': old, [planFileName]: JSON.stringify(plan) }),
    );
    expect(result).toMatchObject({ success: true, changes: ['Books was brought in from a zip.'] });
  });

  it('are refused with a reason when they are not ours, and nothing is kept', async () => {
    const count = async () => (await server.rows('select count(*)::int as n from apps'))[0];
    const before = await count();
    const plan = JSON.parse(planText()) as Record<string, unknown>;
    const withPlan = (change: object) =>
      server.altered({ [planFileName]: JSON.stringify({ ...plan, ...change }) });
    const thousands = Object.fromEntries(
      Array.from({ length: 10_000 }, (_, n) => [`a/f${n}.ts`, strToU8('x')]),
    );
    const cases: [what: string, bytes: Uint8Array, said: RegExp][] = [
      ['no zip', strToU8('This is not a zip, but it is long enough to be looked at.'), /not a zip/],
      ['another zip', zipSync({ 'a/b.txt': strToU8('x') }), /no app-plan\.json/],
      ['a way out', zipSync({ ...unzipSync(zip), '../../evil.ts': strToU8('x') }), /is not a path/],
      ['an absolute path', zipSync({ ...unzipSync(zip), '/etc/passwd': strToU8('x') }), /is not a path/],
      ['a prototype', zipSync({ ...unzipSync(zip), 'Books/__proto__': strToU8('x') }), /is not a path/],
      ['a constructor', server.altered({ 'src/constructor': 'x' }), /is not a path/],
      ['10,000 files', zipSync(thousands), /10000 files/],
      ['a bomb', server.altered({ 'src/bomb.ts': ' '.repeat(26_000_000) }), /larger than 24 MB/],
      ['a long file', server.altered({ 'src/long.ts': ' '.repeat(500_000) }), /longer than/],
      ['a plan that is no JSON', server.altered({ [planFileName]: '{' }), /not valid JSON/],
      [
        'a plan of something else',
        server.altered({ [planFileName]: '{"plan":1}' }),
        /not the plan of an app/,
      ],
      ['a plan file of the future', withPlan({ formatVersion: 2 }), /newer version/],
      ['a plan of the future', withPlan({ plan: { version: 99 } }), /another version of the product/],
      ['a plan that does not hold together', withPlan({ plan: { version: 1 } }), /cannot be used/],
      ['a name with markup', withPlan({ name: '<script>' }), /invalid characters/],
      ['a damaged list', withPlan({ editedFiles: 'all' }), /damaged at “editedFiles”/],
    ];
    for (const [what, bytes, said] of cases) {
      const { status, result } = await server.bring(bytes);
      expect([what, status, result['success']]).toEqual([what, 422, false]);
      expect(String(result['error']), what).toMatch(said);
    }
    expect((await server.bring(new Uint8Array())).result).toMatchObject({
      success: false,
      error: 'File is empty',
    });
    expect((await server.bring(zip, '?name=<b>')).status).toBe(422);
    expect((await callFunction(server, 'import-app', { zip: 'UEs=' }, person)).status).toBe(415);
    expect(await count()).toEqual(before);
  });

  it('are refused before they are read when they are too large, or nobody says who sends them', async () => {
    const tooLarge = new Uint8Array(limits.takeAway.zipBytes + 1);
    const { status, result } = await server.bring(tooLarge);
    expect([status, result['message']]).toEqual([413, expect.stringContaining('larger than 24 MB')]);
    const send = (body: BodyInit, token?: string) =>
      fetch(`${server.url}/functions/v1/import-app`, {
        method: 'POST',
        headers: {
          'content-type': 'application/zip',
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        },
        body,
        duplex: 'half',
      } as RequestInit);
    expect((await send(tooLarge.subarray(0, 100))).status).toBe(401);
    // Of unknown length it would have to be read to be measured.
    const unannounced = new Blob([tooLarge.subarray(0, limits.http.bodyBytes + 1)]).stream();
    expect((await send(unannounced, person.token)).status).toBe(413);
  });

  it('come back whole when they hold pictures of several megabytes', async () => {
    const { randomBytes } = await import('node:crypto');
    const photos = Array.from({ length: 8 }, (_, index) => [
      `public/photo-${index}.svg`,
      `<svg xmlns="http://www.w3.org/2000/svg"><image href="data:image/png;base64,${randomBytes(280_000).toString('base64')}"/></svg>`,
    ]);
    const large = server.altered(Object.fromEntries(photos) as Record<string, string>);
    expect(large.length).toBeGreaterThan(limits.http.bodyBytes);
    const { result } = await server.bring(large);
    expect(result).toMatchObject({ success: true });
    const { id } = result['app'] as { id: string };
    const again = unzipSync(await server.download({ appId: id, as: 'zip' }));
    for (const [path, text] of photos)
      expect(strFromU8(again[`Books/${path}`] ?? new Uint8Array()) === text, path).toBe(true);
    expect((await server.bring(await server.download({ appId: id, as: 'zip' }))).result).toMatchObject({
      success: true,
    });
  });

  it('leave room for the largest app that is built', () => {
    const iconsAndPlan = 2_000_000;
    const largest = limits.build.totalLength * 3 + iconsAndPlan;
    expect(limits.takeAway.unpackedBytes).toBeGreaterThan(largest);
    expect(limits.takeAway.zipBytes).toBeGreaterThan(largest);
  });

  it('make one app of the same zip sent twice with one key', async () => {
    const input = new Uint8Array(zip);
    const [one, two] = [
      await server.follow('import-app', input, person, 'same-zip'),
      await server.follow('import-app', input, person, 'same-zip'),
    ];
    expect((one.result['app'] as { id: string }).id).toBe((two.result['app'] as { id: string }).id);
  });

  it('cannot bring a worker of their own', async () => {
    const bad = {
      'public/sw.js': 'self.addEventListener("fetch", () => {});',
      'public/own.js': 'self.x = 1;',
    };
    const { result } = await server.bring(server.altered(bad));
    const app = result['app'] as { id: string };
    const { body } = await callFunction(server, 'publish-app', { appId: app.id, slug: 'own-worker' }, person);
    const url = String(body['url']);
    expect((await server.visit(url, '/sw.js')).body).toContain('const scope = new URL');
    expect((await server.visit(url, '/own.js')).status).toBe(200);
    const { host } = new URL(url);
    const { get } = await import('node:http');
    const status = await new Promise((resolve, reject) => {
      const { hostname, port } = new URL(server.url);
      const headers = { host, 'service-worker': 'script' };
      get({ hostname, port, path: '/own.js', headers }, (answer) => resolve(answer.resume().statusCode)).on(
        'error',
        reject,
      );
    });
    expect(status).toBe(404);
  });
});
