import { expect } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { watchPage } from './page-watch.ts';
import { test } from './server.ts';

for (const theme of ['dark', 'light'] as const) {
  test(`home says what Kora is and how this installation is, in the ${theme} theme`, async ({
    page,
    server,
  }) => {
    const watch = watchPage(page, server.url);
    await page.addInitScript(`localStorage.setItem('vite-ui-theme', '${theme}')`);
    await page.goto('/');

    await expect(page).toHaveTitle('Kora AI OS');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Kora AI OS' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      'The offline-first AI operating system',
    );
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);

    const system = page.getByRole('region', { name: 'System' });
    await expect(system.getByRole('status')).toHaveText('Ready');
    await expect(system.getByText('Database').locator('xpath=..')).toContainText('Embedded');
    await expect(system.getByText('Mail', { exact: true }).locator('xpath=..')).toContainText(
      'Outbox folder',
    );
    await expect(system.getByText(/^Version \d+\.\d+\.\d+/)).toBeVisible();

    expect(await accessibilityFaults(page)).toEqual([]);
    expect(watch.complaints).toEqual([]);
    expect(watch.strangers).toEqual([]);
  });
}

test('home fits a narrow phone without scrolling sideways', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'System' }).getByRole('status')).toHaveText('Ready');
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBe(360);
});
