import { expect } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { test } from './server.ts';

test('a page without its root element says that it could not start, and reloading recovers', async ({
  page,
}) => {
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('id="root"', 'id="something-else"');
    await route.fulfill({ response, body });
  });
  await page.goto('/');
  const alert = page.getByRole('alert');
  await expect(alert.getByRole('heading', { name: 'Kora AI OS could not start' })).toBeVisible();
  await expect(alert.getByRole('link', { name: /^support@/ })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.unroute('/');
  await alert.getByRole('button', { name: 'Reload page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Describe an app.');
});
