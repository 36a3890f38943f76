import { expect } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { test } from './server.ts';

const pageCode = /\/assets\/page-[\w-]{8}\.js$/;

test('a page whose code does not arrive says so, and reloading recovers', async ({ page }) => {
  await page.route(pageCode, (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await page.getByText('Error message', { exact: true }).click();
  await expect(page.locator('details pre')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.unroute(pageCode);
  await page.getByRole('button', { name: 'Reload page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Describe an app.');
});
