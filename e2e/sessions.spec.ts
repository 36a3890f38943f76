import { expect } from '@playwright/test';
import {
  arriveSignedIn,
  chooseFromAccountMenu,
  expectMessage,
  newAccount,
  signIn,
  signUp,
} from './account.ts';
import { test } from './server.ts';

test.setTimeout(120_000);

test('a session is ended from another one, and its page goes to sign-in', async ({
  page,
  browser,
  server,
}) => {
  const account = newAccount();
  await signUp(page, account);
  const elsewhere = await browser.newContext({ baseURL: server.url });
  try {
    const other = await elsewhere.newPage();
    await signIn(other, account);
    await other.goto('/settings/sessions');
    await expect(other.getByRole('list', { name: 'Sessions' }).getByRole('listitem')).toHaveCount(2);

    await page.goto('/settings/sessions');
    const sessions = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem');
    await expect(sessions).toHaveCount(2);
    await sessions.getByRole('button', { name: /^Sign out / }).click();
    await expectMessage(page, 'Signed out successfully');
    await expect(sessions).toHaveCount(1);
    await expect(sessions).toContainText('This device');

    await other.reload();
    await expect(other).toHaveURL('/auth');
    await expect(other.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
    expect(await other.evaluate('localStorage.getItem("kora-session")')).toBeNull();
  } finally {
    await elsewhere.close();
  }
});

test('signing out in one tab signs out the others', async ({ page, context }) => {
  await signUp(page, newAccount());
  const second = await context.newPage();
  await second.goto('/settings');
  await expect(second.getByRole('heading', { name: 'Profile' })).toBeVisible();
  // A tab in the background is drawn rarely, and a press waits for that.
  await page.bringToFront();
  await chooseFromAccountMenu(page, 'Sign out');
  await expect(page).toHaveURL('/auth');
  await second.bringToFront();
  await expect(second).toHaveURL('/auth');
  await expect(second.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
});

test('a stored session that is broken is discarded', async ({ page }) => {
  await page.addInitScript(
    `if (self === top) localStorage.setItem('kora-session', '{"access_token":"only this"}')`,
  );
  await page.goto('/settings');
  await expect(page.getByRole('heading', { name: 'Sign in to see your settings' })).toBeVisible();
});

test('a stored session that has run out is refreshed, once for two tabs', async ({
  page,
  context,
  server,
}) => {
  await arriveSignedIn(page, server.url);
  let refreshes = 0;
  context.on('request', (request) => {
    if (request.url().includes('grant_type=refresh_token')) refreshes += 1;
  });
  // No page of the app is open meanwhile: it would notice and refresh the session itself.
  await page.goto('/health');
  await page.evaluate(`
    const stored = JSON.parse(localStorage.getItem('kora-session'));
    localStorage.setItem('kora-session', JSON.stringify({ ...stored, expires_at: 1 }));
  `);
  await page.goto('/settings');
  await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible();
  // What is on the device is shown before the session is renewed.
  await expect
    .poll(() => page.evaluate<number>(`JSON.parse(localStorage.getItem('kora-session')).expires_at`))
    .toBeGreaterThan(1);
  expect(refreshes).toBe(1);
  const second = await context.newPage();
  await second.goto('/settings');
  await expect(second.getByRole('heading', { name: 'Profile' })).toBeVisible();
  expect(refreshes).toBe(1);
});
