import { expect, type Page } from '@playwright/test';

/**
 * Until the app runs, a link is one of the browser's own and loads its page; public/theme.js notes presses meanwhile.
 * It starts at the first sign of use.
 */
export async function untilAppRuns(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await expect.poll(() => page.evaluate<boolean>('window.earlyInput === undefined')).toBe(true);
}
