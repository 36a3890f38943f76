import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { arriveSignedIn } from './account.ts';

/** The text of the file that "Export" gives. */
export async function exported(page: Page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export', exact: true }).click(),
  ]);
  return readFile(await download.path(), 'utf8');
}

/** Somebody else, in a browser of their own. */
export async function otherAccount(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url });
  await context.addInitScript("addEventListener('load', () => dispatchEvent(new Event('pointermove')))");
  const page = await context.newPage();
  await arriveSignedIn(page, url);
  return page;
}
