import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KoraError } from '../../../kernel/errors.ts';
import { readWebFiles, type WebFiles } from '../static/web-files.server.ts';
import { webRoutes } from './web.server.ts';

const publicUrl = 'https://kora.example';
let folder: string;
let web: WebFiles;

function write(path: string, content: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'web-'));
  write('shell.html', '<title>shell</title>');
  write('index.html', '<link rel="canonical" href="__PUBLIC_URL__/" /><h1>Home</h1>');
  write('blog/index.html', '<h1>Blog</h1>');
  write('blog/saved/index.html', '<h1>Saved</h1>');
  write('sitemap.xml', '<loc>__PUBLIC_URL__/blog</loc>');
  write('assets/app-1a2b.js', 'const a = "__PUBLIC_URL__";');
  write('assets/app-1a2b.js.br', 'packed');
  write('assets/run-code-wasm-worker-1a2b.js', '');
  write('routes.json', JSON.stringify(['/', '/blog', '/blog/saved', '/settings', '/preview/:id']));
  const read = readWebFiles(folder, publicUrl);
  if (read === undefined) throw new Error('The folder holds no web app.');
  web = read;
});
afterAll(() => rmSync(folder, { recursive: true }));

function ask(path: string, init?: RequestInit) {
  const app = webRoutes(web).onError((error, c) =>
    c.text(error instanceof KoraError ? error.code : 'fault', 500),
  );
  return app.request(path, init);
}

describe('a public page', () => {
  it('is its own document, with the address of the installation in it', async () => {
    const answer = await ask('/');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(await answer.text()).toBe('<link rel="canonical" href="https://kora.example/" /><h1>Home</h1>');
    expect(await (await ask('/blog/saved')).text()).toBe('<h1>Saved</h1>');
  });

  it('is packed with that address in it', async () => {
    const answer = await ask('/', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(answer.headers.get('content-encoding')).toBe('br');
    const text = brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString();
    expect(text).toContain('href="https://kora.example/"');
  });

  it('is not sent again while it is the same', async () => {
    const etag = (await ask('/blog')).headers.get('etag') ?? '';
    const again = await ask('/blog', { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    expect((await ask('/blog/saved', { headers: { 'if-none-match': etag } })).status).toBe(200);
  });

  it('answers HEAD with the headers of GET and without a body', async () => {
    const answer = await ask('/blog', { method: 'HEAD' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-length')).toBe('13');
    expect(await answer.text()).toBe('');
  });

  it('has one address: a slash at the end leads to it', async () => {
    const answer = await ask('/blog/?page=2');
    expect(answer.status).toBe(308);
    expect(answer.headers.get('location')).toBe('/blog?page=2');
    expect((await ask('/preview/4/')).headers.get('location')).toBe('/preview/4');
    expect((await ask('//kora.example/')).status).toBe(404);
  });

  it('is not found under the name of its file', async () => {
    expect((await ask('/blog/index.html')).status).toBe(404);
    expect((await ask('/routes.json')).status).toBe(404);
  });
});

describe('any other address', () => {
  it('gets the shell: with 200 where there is a page, with 404 where there is none', async () => {
    for (const [path, status] of [
      ['/settings', 200],
      ['/preview/4', 200],
      ['/nowhere', 404],
      ['/blog/unknown', 404],
      ['/blog/unknown/', 404],
    ] as const) {
      const answer = await ask(path);
      expect([path, answer.status]).toEqual([path, status]);
      expect(await answer.text()).toBe('<title>shell</title>');
    }
  });

  it('is an error when it belongs to the API or to a file that is gone', async () => {
    expect(await (await ask('/rest/v1x')).text()).toBe('not_found');
    expect(await (await ask('/assets/old-3c4d.js')).text()).toBe('not_found');
    expect(await (await ask('/blog', { method: 'POST' })).text()).toBe('method_not_allowed');
  });
});

it('keeps files with a hash in their name for ever, and never changes them', async () => {
  const answer = await ask('/assets/app-1a2b.js');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await answer.text()).toBe('const a = "__PUBLIC_URL__";');
  const packed = await ask('/assets/app-1a2b.js', { headers: { 'accept-encoding': 'br' } });
  expect(await packed.text()).toBe('packed');
});

it('fills the address into lists for crawlers', async () => {
  expect(await (await ask('/sitemap.xml')).text()).toBe('<loc>https://kora.example/blog</loc>');
});

it('lets a worker that says so compile WebAssembly, and nothing else', async () => {
  const worker = await ask('/assets/run-code-wasm-worker-1a2b.js');
  expect(worker.headers.get('content-security-policy')).toContain("'wasm-unsafe-eval'");
  expect((await ask('/assets/app-1a2b.js')).headers.get('content-security-policy')).toBeNull();
  expect((await ask('/')).headers.get('content-security-policy')).toBeNull();
});
