import { expect, type Page } from '@playwright/test';

/** What the page has loaded so far, or everything that the worker will bring by itself. */
type Needed = 'this-page' | 'every-page';

const lists: Record<Needed, string> = {
  'this-page': `performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)`,
  'every-page': `[...(await (await fetch('/sw.js')).text()).matchAll(/"(\\/assets\\/[^"]+)"/g)].map(([, path]) => path)`,
};

/** Waits until a page could be loaded again without a network: the worker controls it and has the code. */
export async function expectReadyForOffline(page: Page, needed: Needed = 'this-page'): Promise<void> {
  await expect
    .poll(() => page.evaluate<boolean>('navigator.serviceWorker.controller !== null'), { timeout: 30_000 })
    .toBe(true);
  const missing = `(async () => {
    const paths = ${lists[needed]};
    const code = [...new Set(paths)].filter((path) => /^\\/assets\\/.*\\.(js|css)$/.test(path));
    const found = await Promise.all(code.map((path) => caches.match(path)));
    return code.filter((_, at) => found[at] === undefined);
  })()`;
  await expect.poll(() => page.evaluate<string[]>(missing), { timeout: 60_000 }).toEqual([]);
}
