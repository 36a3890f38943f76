import { expect } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { test } from './server.ts';

test('an unknown address answers 404 and leads home by keyboard', async ({ page }) => {
  const response = await page.goto('/no/such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect(page.getByText('/no/such-page')).toBeVisible();
  await expect(page).toHaveTitle('Page not found · Kora AI OS');
  expect(await accessibilityFaults(page)).toEqual([]);

  const home = page.getByRole('link', { name: 'Go home' });
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  // Over the skip link, which leads past the navigation.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(home).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Describe an app.');
  await expect(page.getByRole('main')).toBeFocused();
});
