import { join } from 'node:path';
import { openBrowser, type ProofBrowser } from '../server/build/browser.server.ts';
import { findProofBrowser } from '../server/build/find-proof-browser.server.ts';
import { packageRoot } from '../server/package-root.server.ts';

/** The browser that tests and tools prove with; unpacked once for all of them. */
export function testBrowserPath(): Promise<string> {
  const cache = join(packageRoot(), 'node_modules/.cache/kora');
  return findProofBrowser({ named: process.env['CHROMIUM_PATH'], cache });
}

/** The proof browser for tests and tools that run outside of a server. */
export function openTestBrowser(): ProofBrowser {
  return openBrowser({ executable: testBrowserPath });
}
