import { expect } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { untilAppRuns } from './app-runs.ts';
import { watchPage } from './page-watch.ts';
import { test } from './server.ts';

for (const theme of ['dark', 'light'] as const) {
  test(`home says what Kora is and lets one begin at once, in the ${theme} theme`, async ({
    page,
    server,
  }) => {
    const watch = watchPage(page, server.url);
    await page.addInitScript(`if (self === top) localStorage.setItem('vite-ui-theme', '${theme}')`);
    await page.goto('/');
    await untilAppRuns(page);

    await expect(page).toHaveTitle('Kora AI OS');
    await expect(page.getByRole('banner').getByText('Kora AI OS')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Describe an app.');
    await expect(page.getByRole('main').getByText('The offline-first AI operating system')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);

    await expect(page.getByRole('form', { name: 'Make an app' })).toBeVisible();
    await expect(page.getByText('npm start')).toHaveCount(0);

    expect(await accessibilityFaults(page)).toEqual([]);
    expect(watch.complaints).toEqual([]);
    expect(watch.strangers).toEqual([]);
  });
}

test('home fits a narrow phone without scrolling sideways', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await untilAppRuns(page);
  await expect(page.getByRole('region', { name: 'Your app, running' })).toBeVisible();
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBe(360);
});

test('the tabs of home stand in the address and can be gone back to', async ({ page, server }) => {
  const watch = watchPage(page, server.url);
  await page.goto('/');
  await untilAppRuns(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Get Kora AI OS' })).toHaveAttribute('href', '/ai-os');
  await expect(main.getByRole('link', { name: 'Sign In to Create Apps' })).toHaveAttribute('href', '/auth');
  await expect(main.getByText('With an account, your newest app stands here.')).toBeVisible();

  await page.getByRole('tab', { name: 'App Creator' }).click();
  await expect(page).toHaveURL(/\?tab=dashboard$/);
  await expect(main.getByText('Sign In Required')).toBeVisible();
  await expect(main.getByRole('form', { name: 'New app' })).toBeVisible();
  await page.getByRole('tab', { name: 'Plans' }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'Plans' })).toBeVisible();
  await page.getByRole('tab', { name: 'About' }).click();
  for (const claim of ['10,000+', '500%', '24/7', '99.9%']) await expect(main.getByText(claim)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\?tab=plans$/);
  await page.reload();
  await expect(main.getByRole('heading', { level: 1, name: 'Plans' })).toBeVisible();
  expect(watch.complaints).toEqual([]);
});

test('the product page says how this installation is, and shows the browser beside the server', async ({
  page,
}) => {
  await page.goto('/ai-os');
  await untilAppRuns(page);
  const system = page.getByRole('region', { name: 'System' });
  await expect(system.getByRole('status')).toHaveText('Ready');
  await expect(system.getByText('Database').locator('xpath=..')).toContainText('Embedded');
  await expect(system.getByText('Mail', { exact: true }).locator('xpath=..')).toContainText('Outbox folder');
  await expect(system.getByText(/^Version \d+\.\d+\.\d+/)).toBeVisible();
  await page.getByText('This browser', { exact: true }).click();
  const device = page.getByRole('region', { name: 'Device' });
  await expect(device.getByRole('status')).toHaveText('Online');
  await expect(device.getByText('This page arrived in').locator('xpath=..')).toContainText(/\d+ ms/);
});

test('every link of home leads somewhere', async ({ page, request }) => {
  await page.goto('/');
  await untilAppRuns(page);
  const links = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(links.length).toBeGreaterThan(5);
  for (const link of new Set(links)) expect((await request.get(link)).status(), link).toBe(200);
});
