import { createServer } from 'node:net';
import { chromium } from 'playwright-core';
import { findBrowser } from '../../scripts/browser/find-browser.mjs';

export interface OpenBrowser {
  /** Where it listens for developer tools. */
  readonly port: number;
  close(): Promise<void>;
}

export async function openBrowser(): Promise<OpenBrowser> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--remote-debugging-port=${port}`,
    ],
  });
  return { port, close: () => browser.close() };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address !== null
          ? resolve(address.port)
          : reject(new Error('No port was free.')),
      );
    });
  });
}
