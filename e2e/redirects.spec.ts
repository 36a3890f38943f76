import { expect } from '@playwright/test';
import { addAccount, newAccount } from './account.ts';
import { untilAppRuns } from './app-runs.ts';
import { test } from './server.ts';

const away = [
  '/checkout/pro',
  '/buy/source-code',
  '/subscribe/pro/monthly',
  '/deploy/my-app',
  '/agents/copy-chief/buy',
  '/agents/copy-chief/deploy',
];

test('old shop addresses are answered with the way to the product page', async ({ request }) => {
  for (const path of [...away, '/cart']) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']], path).toEqual([302, '/ai-os']);
  }
});

test('and lead there within the app too, without a load', async ({ page }) => {
  await page.addInitScript(
    `if (self === top) localStorage.setItem('cart', '[{"id":"a","name":"Hosting","price":9.99}]')`,
  );
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await untilAppRuns(page);
  await page.evaluate('window.stillTheSamePage = true');
  await page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' }).click();
  await expect(page).toHaveURL('/ai-os');
  expect(await page.evaluate<boolean>('window.stillTheSamePage')).toBe(true);
});

test('signing in leads back to the page that asked for it', async ({ page, server }) => {
  const account = newAccount();
  await addAccount(server.url, account);
  await page.goto('/settings');
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/auth?next=%2Fsettings');
  await page.getByRole('tab', { name: 'Sign In' }).click();
  const form = page.getByRole('tabpanel', { name: 'Sign In' });
  await form.getByLabel('Email').first().fill(account.email);
  await form.getByLabel('Password', { exact: true }).fill(account.password);
  await form.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/settings');
  await expect(page.getByLabel('Display name')).toBeVisible();
});
