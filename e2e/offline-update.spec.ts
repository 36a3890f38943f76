import { once } from 'node:events';
import { createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base, expect } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { test as withServer } from './server.ts';

const test = withServer;
base.describe.configure({ mode: 'serial' });
test.use({ serviceWorkers: 'allow' });

interface Deployment {
  readonly url: string;
  /** From now on the worker of the next version is served. */
  deploy(): void;
  close(): Promise<void>;
}

/** The server behind a proxy that can pretend to serve another build of the worker. */
async function openDeployment(target: string): Promise<Deployment> {
  let release = '';
  const proxy: Server = createServer((incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '/', target);
    const headers = {
      ...incoming.headers,
      ...(pathname === '/sw.js' ? { 'accept-encoding': 'identity' } : {}),
    };
    const forwarded = httpRequest(new URL(incoming.url ?? '/', target), { method: incoming.method, headers });
    forwarded.on('response', (answer) => {
      if (pathname !== '/sw.js') {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
        return;
      }
      const { 'content-length': _, etag: __, ...rest } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, rest);
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      answer.on('end', () => outgoing.end(text.replace(/version:"(\w+)"/, `version:"$1${release}"`)));
    });
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    deploy: () => {
      release = 'next';
    },
    async close() {
      proxy.closeAllConnections();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}

test('a new version is offered and starts only when it is asked for', async ({ browser, server }) => {
  const deployment = await openDeployment(server.url);
  try {
    const context = await browser.newContext({ baseURL: deployment.url });
    const page = await context.newPage();
    await page.goto('/');
    await expect.poll(() => page.evaluate<boolean>('navigator.serviceWorker.controller !== null')).toBe(true);
    const versions = () =>
      page.evaluate<string[]>(
        `caches.keys().then((names) => names.filter((name) => name.includes('-shell-')).toSorted())`,
      );
    const [first = ''] = await versions();
    const card = page.getByRole('region', { name: 'Update' });
    await expect(card).toBeHidden();

    deployment.deploy();
    await page.evaluate('navigator.serviceWorker.getRegistration().then((found) => found.update())');
    await expect(card).toContainText('A new version is ready');
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await versions()).toContain(first);
    await page.evaluate('window.stayed = true');

    const reloaded = page.waitForEvent('load');
    await card.getByRole('button', { name: 'Reload' }).click();
    await reloaded;
    expect(await page.evaluate('window.stayed')).toBeUndefined();
    await expect.poll(versions).toEqual([`${first}next`]);
    await expect(card).toBeHidden();
    await context.close();
  } finally {
    await deployment.close();
  }
});
