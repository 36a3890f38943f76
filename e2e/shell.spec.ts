import { expect, type Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { untilAppRuns } from './app-runs.ts';
import { watchPage } from './page-watch.ts';
import { test } from './server.ts';

const search = (page: Page) => page.getByRole('button', { name: 'Search or jump to' });
const palette = (page: Page) => page.getByRole('dialog', { name: 'Command palette' });

test('the palette opens by its keys, finds a page by a few letters and goes there', async ({
  page,
  server,
}) => {
  const watch = watchPage(page, server.url);
  await page.goto('/about');
  await untilAppRuns(page);
  await expect(search(page)).toBeVisible();
  // A prerendered page is there before its code listens to keys.
  await expect(async () => {
    if (!(await palette(page).isVisible())) await page.keyboard.press('Control+k');
    await expect(palette(page)).toBeVisible({ timeout: 3_000 });
  }).toPass();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.type('settin');
  await expect(palette(page).getByRole('option').first()).toContainText('Settings');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/settings');
  await expect(palette(page)).toBeHidden();

  // With a slip of the finger, to one section; what was chosen last comes first the next time.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('pasword');
  await expect(palette(page).getByRole('option').first()).toContainText('Password');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/settings/password');
  await page.keyboard.press('Control+k');
  await expect(palette(page).getByRole('group').first()).toContainText('Recent');
  await expect(palette(page).getByRole('option').first()).toContainText('Password');
  await page.keyboard.press('Escape');

  await search(page).click();
  await page.keyboard.type('switch to light');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.keyboard.press('Control+k');
  await expect(palette(page).getByRole('combobox')).toBeFocused();
  await page.keyboard.type('qqzzx');
  await expect(palette(page).getByRole('option', { name: 'Ask Kora: qqzzx' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();
  expect(watch.complaints).toEqual([]);
});

test('the question mark lists the keys, but not while somebody writes', async ({ page }) => {
  await page.goto('/auth');
  await untilAppRuns(page);
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  const email = page.getByLabel('Email').first();
  await email.fill('who');
  await email.press('?');
  await expect(email).toHaveValue('who?');
  await expect(sheet).toBeHidden();
  await email.blur();
  await page.keyboard.press('?');
  await expect(sheet).toBeVisible();
  for (const what of [
    'Search pages and actions',
    'Open or close the sidebar',
    'Show all keyboard shortcuts',
  ]) {
    await expect(sheet.getByText(what)).toBeVisible();
  }
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
});

test('the first key stop leads past the navigation to the page', async ({ page }) => {
  await page.goto('/settings');
  await untilAppRuns(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the cart button counts what lies in the cart, in every tab', async ({ page, context }) => {
  await page.goto('/about');
  await untilAppRuns(page);
  // An empty cart has nothing to offer.
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toHaveCount(0);
  const other = await context.newPage();
  await other.goto('/about');
  await other.evaluate(
    `localStorage.setItem('cart', '[{"id":"a","name":"Hosting","price":9.99},{"id":"b","name":"Source","price":500}]')`,
  );
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('a device without a network says so, and that it is back', async ({ page, context }) => {
  await page.goto('/settings');
  await untilAppRuns(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByRole('banner').getByText('Offline')).toBeAttached();
  await context.setOffline(false);
  await expect(page.getByRole('banner').getByText('Offline')).toHaveCount(0);
});

test('a page that is not for this person says what it is and how to get in', async ({ page }) => {
  await page.goto('/admin');
  await untilAppRuns(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Health Panel' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sign in to open this page' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/auth?next=%2Fadmin',
  );
});

test('a pressed button is felt on a phone, and only there', async ({ page, isMobile }) => {
  await page.addInitScript(`
    window.felt = [];
    Object.defineProperty(navigator, 'vibrate', { value: (ms) => window.felt.push(ms) > 0 });
  `);
  await page.goto('/settings');
  await untilAppRuns(page);
  const toggle = page.getByRole('button', { name: 'Switch to light theme' });
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await toggle.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await page.evaluate<number[]>('window.felt')).toEqual(isMobile ? [10] : []);
});
