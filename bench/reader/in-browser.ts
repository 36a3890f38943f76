import { createServer, type Server } from 'node:http';
import { build } from 'esbuild';
import { chromium, type Page } from 'playwright-core';
import { findBrowser } from '../../scripts/browser/find-browser.mjs';
import type { ReaderPage, ReadInPage } from './page.ts';

export interface BrowserReader {
  readonly version: string;
  readonly loadMs: number;
  readonly firstMs: number;
  read(texts: readonly string[]): Promise<ReadInPage[]>;
  time(texts: readonly string[], rounds: number): Promise<number[]>;
  close(): Promise<void>;
}

/** The page has one global, which it fills with the promise of a reader. */
type Global = typeof globalThis & { readerPage: Promise<ReaderPage> };

async function bundlePage(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [`${import.meta.dirname}/page.ts`],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

async function serve(
  files: ReadonlyMap<string, [type: string, content: string | Uint8Array]>,
): Promise<Server> {
  const server = createServer((request, response) => {
    const [type, content] = files.get(request.url ?? '') ?? [];
    if (type === undefined || content === undefined) response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': type }).end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

function addressOf(server: Server): string {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no address.');
  return `http://127.0.0.1:${address.port}/`;
}

/** Opens the reader in headless Chromium, from the same bundle and files as here. */
export async function openInBrowser(wasm: Uint8Array, weights: Uint8Array): Promise<BrowserReader> {
  const html = '<!doctype html><meta charset="utf-8"><title>Reader</title><script src="/page.js"></script>';
  const server = await serve(
    new Map<string, [string, string | Uint8Array]>([
      ['/', ['text/html; charset=utf-8', html]],
      ['/page.js', ['text/javascript; charset=utf-8', await bundlePage()]],
      ['/encoder.wasm', ['application/wasm', wasm]],
      ['/reader.weights', ['application/octet-stream', weights]],
    ]),
  );
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  });
  const page: Page = await browser.newPage();
  page.setDefaultTimeout(120_000);
  await page.goto(addressOf(server));
  const { loadMs, firstMs } = await page.evaluate(async () => {
    const opened = await (globalThis as Global).readerPage;
    return { loadMs: opened.loadMs, firstMs: opened.firstMs };
  });
  return {
    version: browser.version(),
    loadMs,
    firstMs,
    read: (texts) => page.evaluate(async (all) => (await (globalThis as Global).readerPage).read(all), texts),
    time: (texts, rounds) =>
      page.evaluate(async ([all, times]) => (await (globalThis as Global).readerPage).time(all, times), [
        texts,
        rounds,
      ] as const),
    async close() {
      await browser.close();
      server.close();
    },
  };
}
