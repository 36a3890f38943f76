import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readGitBundle } from '../../../testing/apps/read-git-bundle.server.ts';
import { type BooksTestServer, startBooksServer } from '../../../testing/apps/start-books-server.server.ts';
import { engines } from '../../../testing/database/open-test-database.server.ts';
import { callFunction, type SignedInPerson } from '../../../testing/server/signed-in-person.server.ts';
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
  let server: BooksTestServer;
  let person: SignedInPerson;
  let stranger: SignedInPerson;
  let appId: string;
  let zip: Uint8Array;

  beforeAll(async () => {
    server = await startBooksServer(engine, inject('postgresUrl'));
    ({ person, stranger, appId, zip } = server);
  }, minutes);
  afterAll(() => server.close());

  const planText = () => strFromU8(unzipSync(zip)[`Books/${planFileName}`] ?? new Uint8Array());

  it('are the same bytes each time, with icons as pictures and the plan', async () => {
    expect(Buffer.from(await server.download({ appId, as: 'zip' })).equals(zip)).toBe(true);
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
    await server.rows(
      "insert into profiles (user_id, display_name) values ($1, 'Ada <Lovelace>') on conflict (user_id) do update set display_name = excluded.display_name",
      [person.id],
    );
    const bundle = await server.download({ appId, as: 'git' });
    expect(Buffer.from(bundle).equals(await server.download({ appId, as: 'git' }))).toBe(true);
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

  it('become desktop projects in either shell', async () => {
    const electron = unzipSync(await server.download({ appId, ...desktop }, 'build-desktop-project'));
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
    const tauri = unzipSync(
      await server.download({ appId, ...desktop, shell: 'tauri' }, 'build-desktop-project'),
    );
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
      expect((await server.ask('build-desktop-project', { appId, ...desktop, icon: good })).status).toBe(200);
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

  it('can be installed where they are published, and kept where the version that works is looked at, but no other', async () => {
    const [before, current] = (await server.rows(
      'select preview_key from app_versions where app_id = $1 and number in (1, 2) order by number',
      [appId],
    )) as {
      preview_key: string;
    }[];
    const { body } = await callFunction(server, 'publish-app', { appId, slug: 'books-to-install' }, person);
    const url = String(body['url']);
    const previewOf = (version: typeof before) => url.replace('books-to-install', version?.preview_key ?? '');
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

    expect((await server.visit(previewOf(current), '/sw.js')).headers['content-type']).toContain(
      'javascript',
    );
    const shown = await server.visit(previewOf(before));
    expect(shown.body).not.toMatch(/manifest|offline-worker/);
    expect(shown.headers['content-security-policy']).toContain("worker-src 'none'");
    expect((await server.visit(previewOf(before), '/sw.js')).status).toBe(404);
    await callFunction(server, 'unpublish-app', { appId }, person);
    expect((await server.visit(url, '/sw.js')).status).toBe(404);
  });
});
