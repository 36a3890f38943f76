import { type Browser, chromium } from 'playwright-core';
import { findBrowser } from '../../scripts/browser/find-browser.mjs';
import { freePort } from '../../src/testing/free-port.server.ts';

export interface OpenBrowser {
  readonly browser: Browser;
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
  return { browser, port, close: () => browser.close() };
}
