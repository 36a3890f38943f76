import { expect } from '@playwright/test';
import { untilAppRuns } from './app-runs.ts';
import { test } from './server.ts';

/** Notes every change of the theme, and whether there was already anything that could be painted. */
const recorder = `
  window.themeChanges = [];
  new MutationObserver(() => {
    const theme = document.documentElement?.dataset.theme;
    if (theme === undefined || theme === window.themeChanges.at(-1)?.theme) return;
    window.themeChanges.push({ theme, beforeBody: document.body === null });
  }).observe(document, { attributes: true, attributeFilter: ['data-theme'], childList: true, subtree: true });
`;

interface ThemeChange {
  theme: string;
  beforeBody: boolean;
}

test('a chosen theme holds over a reload and is there before the first paint', async ({ page }) => {
  await page.addInitScript(recorder);
  await page.goto('/');
  await untilAppRuns(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const darkGround = await ground();

  await page.getByRole('button', { name: 'Switch to light theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await ground()).not.toBe(darkGround);

  await page.reload();
  await expect(page.getByRole('button', { name: 'Switch to dark theme' })).toBeVisible();
  const changes = await page.evaluate<ThemeChange[]>('window.themeChanges');
  expect(changes.at(-1)).toEqual({ theme: 'light', beforeBody: true });

  function ground() {
    return page.evaluate<string>('getComputedStyle(document.documentElement).backgroundColor');
  }
});

test('the system choice follows the device while the page is open', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript(`if (self === top) localStorage.setItem('vite-ui-theme', 'system')`);
  await page.goto('/');
  await untilAppRuns(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.getByRole('button', { name: 'Switch to dark theme' })).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('button', { name: 'Switch to light theme' })).toBeVisible();
});
