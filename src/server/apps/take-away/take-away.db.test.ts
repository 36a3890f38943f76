import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readGitBundle } from '../../../testing/apps/read-git-bundle.server.ts';
import { type AppsTestServer, startAppsServer } from '../../../testing/apps/start-apps-server.server.ts';
import { engines } from '../../../testing/database/open-test-database.server.ts';
import {
  addSignedInPerson,
  callFunction,
  type SignedInPerson,
} from '../../../testing/server/signed-in-person.server.ts';
import { planFileName } from './plan-file.ts';

const minutes = 180_000;
const nowhere = '00000000-0000-4000-8000-000000000000';

const desktop = {
  shell: 'electron',
  name: 'Book shelf',
  identifier: 'com.example.books',
  version: '1.2.3',
  window: {
    width: 1200,
    height: 800,
    minWidth: 400,
    minHeight: 300,
    resizable: true,
    fullscreen: false,
    alwaysOnTop: false,
  },
  targets: ['linux', 'windows'],
};

describe.each(engines)('apps to take away on %s', { timeout: minutes }, (engine) => {
  let server: AppsTestServer;
  let person: SignedInPerson;
  let stranger: SignedInPerson;
  let appId: string;
  let zip: Uint8Array;

  beforeAll(async () => {
    server = await startAppsServer(engine, inject('postgresUrl'));
    person = await addSignedInPerson(server);
    stranger = await addSignedInPerson(server);
    const request = { appName: 'Books', prompt: 'A list of books with title and rating.' };
    const { result } = await server.follow('generate-app', request, person);
    ({ id: appId } = result['app'] as { id: string });
    const sentence = 'Make the background lavender';
    await server.follow('revise-app', { appId, sentence }, person);
    zip = await download({ appId, as: 'zip' });
  }, minutes);
  afterAll(() => server.close());

  async function ask(name: string, input: object, who = person): Promise<Response> {
    return fetch(`${server.url}/functions/v1/${name}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${who.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(input),
    });
  }
  async function download(input: object, name = 'download-app'): Promise<Uint8Array> {
    const answer = await ask(name, input);
    if (!answer.ok) throw new Error(await answer.text());
    return new Uint8Array(await answer.arrayBuffer());
  }
  const rows = async (text: string, values: unknown[] = []) =>
    (await server.services.database.tx('service_role', {}, (tx) => tx.query(text, values))).rows;
  const bring = (bytes: Uint8Array, more: object = {}) =>
    server.follow('import-app', { zip: Buffer.from(bytes).toString('base64'), ...more }, person);

  /** The zip with other files in it; null leaves one out. */
  function altered(changes: Record<string, string | null>): Uint8Array {
    const files = { ...unzipSync(zip) };
    for (const [path, text] of Object.entries(changes)) {
      if (text === null) delete files[`Books/${path}`];
      else files[`Books/${path}`] = strToU8(text);
    }
    return zipSync(files);
  }
  const planText = () => strFromU8(unzipSync(zip)[`Books/${planFileName}`] ?? new Uint8Array());

  it('are the same bytes each time, with icons as pictures and the plan', async () => {
    expect(Buffer.from(await download({ appId, as: 'zip' })).equals(zip)).toBe(true);
    const files = unzipSync(zip);
    for (const size of [192, 512])
      expect(Buffer.from(files[`Books/public/icon-${size}.png`] ?? []).readUInt32BE(16)).toBe(size);
    expect(JSON.parse(planText())).toMatchObject({
      format: 'app-plan',
      name: 'Books',
      description: 'A list of books with title and rating.',
      editedFiles: [],
      plan: { name: 'Books', theme: { background: '#e6e6fa' } },
    });
  });

  it('have a history in git, one commit a version', async () => {
    await rows(
      "insert into profiles (user_id, display_name) values ($1, 'Ada <Lovelace>') on conflict (user_id) do update set display_name = excluded.display_name",
      [person.id],
    );
    const bundle = await download({ appId, as: 'git' });
    expect(Buffer.from(bundle).equals(await download({ appId, as: 'git' }))).toBe(true);
    const { cloned, log } = await readGitBundle(bundle);
    expect(log).toEqual([
      'Ada  Lovelace|Make the background lavender',
      'Ada  Lovelace|A list of books with title and rating.',
    ]);
    const packed = Object.entries(unzipSync(zip)).map(([path, bytes]) => [
      path.slice('Books/'.length),
      Buffer.from(bytes).toString('base64'),
    ]);
    expect(cloned).toEqual(Object.fromEntries(packed));
  });

  it('come back as an app that is built and proved, with nothing edited by hand', async () => {
    const { status, progress, result } = await bring(zip);
    expect([status, result['error']]).toEqual([200, undefined]);
    expect(result).toMatchObject({ success: true, app: { name: 'Books' }, version: { number: 1 } });
    expect(progress.at(-1)).toMatchObject({ status: 'completed' });
    const { id } = result['app'] as { id: string };
    expect(id).not.toBe(appId);
    const [mine] = await rows(
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
    const [same] = await rows(
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
        altered({ 'README.md': readme, 'src/extra.ts': 'export const extra = 1;\n', '.gitignore': null }),
      ),
      'Books/public/photo.png': new Uint8Array([0x89, 0x50, 0xff, 0x00]),
      'Books/node_modules/left/index.js': strToU8('module.exports = 1;'),
    });
    const { result } = await bring(changed, { name: 'Shelf' });
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
    const [kept] = await rows(
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
    const { result } = await bring(altered({ 'README.md': old, [planFileName]: JSON.stringify(plan) }));
    expect(result).toMatchObject({ success: true, changes: ['Books was brought in from a zip.'] });
  });

  it('are refused with a reason when they are not ours, and nothing is kept', async () => {
    const count = async () => (await rows('select count(*)::int as n from apps'))[0];
    const before = await count();
    const plan = JSON.parse(planText()) as Record<string, unknown>;
    const withPlan = (change: object) => altered({ [planFileName]: JSON.stringify({ ...plan, ...change }) });
    const thousands = Object.fromEntries(
      Array.from({ length: 10_000 }, (_, n) => [`a/f${n}.ts`, strToU8('x')]),
    );
    const cases: [what: string, bytes: Uint8Array, said: RegExp][] = [
      ['no zip', strToU8('This is not a zip, but it is long enough to be looked at.'), /not a zip/],
      ['another zip', zipSync({ 'a/b.txt': strToU8('x') }), /no app-plan\.json/],
      ['a way out', zipSync({ ...unzipSync(zip), '../../evil.ts': strToU8('x') }), /is not a path/],
      ['an absolute path', zipSync({ ...unzipSync(zip), '/etc/passwd': strToU8('x') }), /is not a path/],
      ['a prototype', zipSync({ ...unzipSync(zip), 'Books/__proto__': strToU8('x') }), /is not a path/],
      ['a constructor', altered({ 'src/constructor': 'x' }), /is not a path/],
      ['10,000 files', zipSync(thousands), /10000 files/],
      ['a bomb', altered({ 'src/bomb.ts': ' '.repeat(20_000_000) }), /larger than 16 MB/],
      ['a long file', altered({ 'src/long.ts': ' '.repeat(500_000) }), /longer than/],
      ['a plan that is no JSON', altered({ [planFileName]: '{' }), /not valid JSON/],
      ['a plan of something else', altered({ [planFileName]: '{"plan":1}' }), /not the plan of an app/],
      ['a plan file of the future', withPlan({ formatVersion: 2 }), /newer version/],
      ['a plan of the future', withPlan({ plan: { version: 99 } }), /another version of the product/],
      ['a plan that does not hold together', withPlan({ plan: { version: 1 } }), /cannot be used/],
      ['a name with markup', withPlan({ name: '<script>' }), /invalid characters/],
      ['a damaged list', withPlan({ editedFiles: 'all' }), /damaged at “editedFiles”/],
    ];
    for (const [what, bytes, said] of cases) {
      const { status, result } = await bring(bytes);
      expect([what, status, result['success']]).toEqual([what, 422, false]);
      expect(String(result['error']), what).toMatch(said);
    }
    for (const input of [{}, { zip: '' }, { zip: 'ä' }, { zip: 7 }, { zip: 'AAAA', name: '<b>' }])
      expect((await callFunction(server, 'import-app', input, person)).status).toBe(422);
    expect((await callFunction(server, 'import-app', { zip: 'A'.repeat(1_950_000) }, person)).status).toBe(
      422,
    );
    expect((await callFunction(server, 'import-app', { zip: 'AAAA' })).status).toBe(401);
    expect(await count()).toEqual(before);
  });

  it('make one app of the same zip sent twice with one key', async () => {
    const input = { zip: Buffer.from(zip).toString('base64') };
    const [one, two] = [
      await server.follow('import-app', input, person, 'same-zip'),
      await server.follow('import-app', input, person, 'same-zip'),
    ];
    expect((one.result['app'] as { id: string }).id).toBe((two.result['app'] as { id: string }).id);
  });

  it('become desktop projects in either shell', async () => {
    const electron = unzipSync(await download({ appId, ...desktop }, 'build-desktop-project'));
    const names = Object.keys(electron).map((path) => path.replace('Book-shelf-electron/', ''));
    for (const name of [
      'electron/main.mjs',
      'electron-builder.json',
      'build/icon.ico',
      'build/icon.icns',
      'DESKTOP.md',
      'src/main.tsx',
    ])
      expect(names).toContain(name);
    const text = (path: string) => strFromU8(electron[`Book-shelf-electron/${path}`] ?? new Uint8Array());
    const project = JSON.parse(text('package.json')) as Record<string, Record<string, string>>;
    expect(project).toMatchObject({ main: 'electron/main.mjs', version: '1.2.3', productName: 'Book shelf' });
    expect(project['devDependencies']).toMatchObject({
      electron: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      vite: expect.any(String),
    });
    expect(JSON.parse(text('electron-builder.json'))).toMatchObject({
      appId: 'com.example.books',
      win: {},
      linux: {},
    });
    expect(text('electron-builder.json')).not.toContain('dmg');
    for (const guard of [
      'contextIsolation: true',
      'sandbox: true',
      'nodeIntegration: false',
      'setWindowOpenHandler',
    ])
      expect(text('electron/main.mjs')).toContain(guard);
    const tauri = unzipSync(await download({ appId, ...desktop, shell: 'tauri' }, 'build-desktop-project'));
    const config = JSON.parse(
      strFromU8(tauri['Book-shelf-tauri/src-tauri/tauri.conf.json'] ?? new Uint8Array()),
    ) as object;
    expect(config).toMatchObject({
      productName: 'Book shelf',
      identifier: 'com.example.books',
      app: { windows: [{ width: 1200, minHeight: 300 }] },
      bundle: { targets: ['nsis', 'msi', 'deb', 'rpm', 'appimage'] },
    });
    expect(Object.keys(tauri)).toContain('Book-shelf-tauri/src-tauri/icons/icon.icns');
  });

  it('take an icon that somebody brings, and refuse what is none', async () => {
    const icon = (type: string, bytes: Uint8Array | string) => ({
      type,
      base64: Buffer.from(bytes).toString('base64'),
    });
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#f00"/></svg>';
    const png = unzipSync(zip)['Books/public/icon-512.png'] ?? new Uint8Array();
    for (const good of [icon('image/svg+xml', svg), icon('image/png', png)])
      expect((await ask('build-desktop-project', { appId, ...desktop, icon: good })).status).toBe(200);
    const huge = Buffer.from(png);
    huge.writeUInt32BE(50_000, 16);
    const bad: [icon: object, said: RegExp][] = [
      [icon('image/png', huge), /50000 × 512/],
      [icon('image/png', svg.padEnd(100)), /not a PNG/],
      [icon('image/png', Buffer.from(png).subarray(0, 40)), /damaged/],
      [icon('image/svg+xml', svg.replace('<rect', '<script/><rect')), /holds “script”/],
      [icon('image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect'), /damaged/],
      [icon('image/gif', png), /./],
      [{ type: 'image/png', base64: '!' }, /./],
    ];
    for (const [given, said] of bad) {
      const answer = await callFunction(
        server,
        'build-desktop-project',
        { appId, ...desktop, icon: given },
        person,
      );
      expect([answer.status, JSON.stringify(given).slice(0, 60)]).toEqual([
        422,
        JSON.stringify(given).slice(0, 60),
      ]);
      expect(JSON.stringify(answer.body)).toMatch(said);
    }
  });

  it('are nobody else’s', async () => {
    for (const [name, input] of [
      ['download-app', { as: 'git' }],
      ['build-desktop-project', desktop],
    ] as const) {
      expect((await callFunction(server, name, { appId, ...input }, stranger)).status).toBe(404);
      expect((await callFunction(server, name, { appId: nowhere, ...input }, person)).status).toBe(404);
      expect((await callFunction(server, name, { appId, ...input })).status).toBe(401);
    }
  });

  it('can be installed where they are published, and nowhere else', async () => {
    const [version] = (await rows('select preview_key from app_versions where app_id = $1 and number = 2', [
      appId,
    ])) as {
      preview_key: string;
    }[];
    const { body } = await callFunction(server, 'publish-app', { appId, slug: 'books-to-install' }, person);
    const url = String(body['url']);
    const preview = url.replace('books-to-install', version?.preview_key ?? '');
    const page = await server.visit(url);
    expect(page.body).toContain('<link rel="manifest" href="./manifest.webmanifest" />');
    expect(page.body).toContain('<meta name="offline-worker" content="./sw.js" />');
    expect(page.headers['content-security-policy']).toContain("worker-src 'self'; manifest-src 'self'");
    const worker = await server.visit(url, '/sw.js');
    expect(worker.headers['content-type']).toContain('javascript');
    expect(worker.headers['content-security-policy']).toContain("connect-src 'self'");
    const files = JSON.parse(/const files = (\[.*\]);/.exec(worker.body)?.[1] ?? '[]') as string[];
    expect(files).toContain(
      './vendor/'.concat(/vendor\/(react-dom-client-[\w-]+\.js)/.exec(worker.body)?.[1] ?? ''),
    );
    for (const file of files)
      expect([file, (await server.visit(url, file.slice(1))).status]).toEqual([file, 200]);
    expect((await server.visit(url, '/icon-512.png')).headers['content-type']).toBe('image/png');
    const manifest = JSON.parse((await server.visit(url, '/manifest.webmanifest')).body) as {
      icons: { src: string }[];
    };
    for (const { src } of manifest.icons) expect((await server.visit(url, src.slice(1))).status).toBe(200);

    const shown = await server.visit(preview);
    expect(shown.body).not.toMatch(/manifest|offline-worker/);
    expect(shown.headers['content-security-policy']).toContain("worker-src 'none'");
    expect((await server.visit(preview, '/sw.js')).status).toBe(404);
    await callFunction(server, 'unpublish-app', { appId }, person);
    expect((await server.visit(url, '/sw.js')).status).toBe(404);
  });

  it('cannot bring a worker of their own', async () => {
    const bad = {
      'public/sw.js': 'self.addEventListener("fetch", () => {});',
      'public/own.js': 'self.x = 1;',
    };
    const { result } = await bring(altered(bad));
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
