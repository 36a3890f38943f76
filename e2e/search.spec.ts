import { expect } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { expectNoSidewaysScroll } from './account.ts';
import { untilAppRuns } from './app-runs.ts';
import { watchPage } from './page-watch.ts';
import { test } from './server.ts';

// One theme here: routes.spec.ts looks at every page in both.
const theme = 'light';

test(`articles, help and resources are found together, in the ${theme} theme`, async ({ page, server }) => {
  const watch = watchPage(page, server.url);
  await page.addInitScript(`if (self === top) localStorage.setItem('vite-ui-theme', '${theme}')`);
  await page.goto('/search');
  await untilAppRuns(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible();
  await page.getByRole('button', { name: 'backup' }).click();
  await expect(page).toHaveURL('/search?q=backup');
  const results = page.getByRole('main').getByRole('list').getByRole('link');
  await expect(results.filter({ hasText: 'Backups that restore' }).first()).toBeVisible();
  await expect(results.filter({ hasText: 'Backup and restore test' }).first()).toBeVisible();
  await expect(page.getByRole('main').locator('mark').first()).toHaveText(/^backup/i);
  expect(await accessibilityFaults(page)).toEqual([]);
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: /^Help/ }).click();
  await expect(page).toHaveURL('/search?q=backup&kind=help');
  await expect(results.first()).toHaveAttribute('href', '/support#backups');
  await page.reload();
  await expect(results.first()).toHaveAttribute('href', '/support#backups');
  expect(watch.complaints).toEqual([]);
  expect(watch.strangers).toEqual([]);
});

test('the keyboard walks from the field through the results and back, and opens one', async ({ page }) => {
  await page.goto('/search?q=two-factor');
  await untilAppRuns(page);
  const field = page.getByRole('searchbox', { name: 'Search everything' });
  const results = page.getByRole('main').getByRole('list').getByRole('link');
  await expect(results.nth(1)).toBeVisible();
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(results.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(results.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(field).toBeFocused();
  await page.keyboard.press('ArrowDown');
  const target = (await results.first().getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(target);
});

test('a word inside of an article finds it, and without a network its title still does', async ({ page }) => {
  await page.goto('/search?q=fsync');
  await untilAppRuns(page);
  const results = page.getByRole('main').getByRole('list').getByRole('link');
  await expect(results.filter({ hasText: 'Saved must mean saved' })).toBeVisible();

  // The words inside of texts do not arrive; what the page itself knows answers.
  await page.route(/-texts-[^/]*\.js$/, (route) => route.abort());
  await page.goto('/search?q=chess');
  await untilAppRuns(page);
  await expect(results.filter({ hasText: 'How a chess engine thinks' })).toBeVisible();
});

test('nothing found leads on', async ({ page }) => {
  await page.goto('/search?q=qqqzzzz');
  await untilAppRuns(page);
  await expect(page.getByRole('heading', { name: 'Nothing found for “qqqzzzz”' })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(page.getByRole('heading', { name: 'Try one of these' })).toBeVisible();
  await expect(page).toHaveURL('/search');
});
