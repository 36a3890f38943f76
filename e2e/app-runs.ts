import { expect, type Page } from '@playwright/test';

/** Until the app runs, a link is one of the browser's own and loads its page; public/theme.js notes presses meanwhile. */
export async function untilAppRuns(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate<boolean>('window.earlyInput === undefined')).toBe(true);
}
