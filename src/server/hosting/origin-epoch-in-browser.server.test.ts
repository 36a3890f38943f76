import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testBrowserPath } from '../../testing/app-browser.server.ts';
import { originHeaders } from './origin-epoch.server.ts';

const minutes = 120_000;
const former = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const latter = '0f8fad5b-d9cb-469f-a165-70867728950e';

/** What a page leaves on its origin, and what one finds there. */
const leaveThings = `(async () => {
  localStorage.setItem('left', 'here');
  document.cookie = 'left=here; path=/; max-age=9999';
  await new Promise((done) => { indexedDB.open('left').onsuccess = done; });
  await caches.open('left');
  await navigator.serviceWorker.register('/sw.js');
  await navigator.serviceWorker.ready;
})()`;
const found = `(async () => ({
  local: localStorage.getItem('left'),
  cookies: document.cookie,
  databases: (await indexedDB.databases()).length,
  caches: (await caches.keys()).length,
  workers: (await navigator.serviceWorker.getRegistrations()).length,
}))()`;
const nothing = { local: null, cookies: '', databases: 0, caches: 0, workers: 0 };
const everything = { local: 'here', cookies: 'left=here', databases: 1, caches: 1, workers: 1 };

let browser: Browser;
let epoch: string | undefined;
const server = createServer((request, answer) => {
  const isWorker = request.url === '/sw.js';
  answer.setHeader('content-type', isWorker ? 'text/javascript' : 'text/html');
  const isMoving = request.headers.host?.startsWith('moving.') === true;
  const visited = { epoch: isMoving ? epoch : undefined, cookies: request.headers.cookie, isSecure: false };
  if (!isWorker) for (const [name, value] of originHeaders(visited)) answer.appendHeader(name, value);
  answer.end(
    isWorker ? "addEventListener('fetch', (e) => e.respondWith(fetch(e.request)));" : '<!doctype html>',
  );
});
const at = (host: string) => `http://${host}.localhost:${(server.address() as AddressInfo).port}/`;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  browser = await chromium.launch({ executablePath: await testBrowserPath(), args: ['--no-sandbox'] });
}, minutes);
afterAll(async () => {
  await browser?.close();
  server.closeAllConnections();
  server.close();
});

async function leave(page: Page, host: string): Promise<void> {
  await page.goto(at(host));
  await page.evaluate(leaveThings);
  expect(await page.evaluate(found)).toEqual(everything);
}

it(
  'clears a browser once for each app that comes to an address, and no neighbour with it',
  async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await leave(page, 'neighbour');
    for (const next of [former, latter]) {
      await leave(page, 'moving');
      // The worker of the former app stands between the browser and the server.
      epoch = next;
      await page.goto(at('moving'));
      expect(await page.evaluate(found)).toEqual(nothing);
      await page.evaluate(leaveThings);
      await page.goto(at('moving'));
      expect(await page.evaluate(found)).toEqual(everything);
    }
    await page.goto(at('neighbour'));
    expect(await page.evaluate(found)).toEqual(everything);
  },
  minutes,
);
