import { expect } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import {
  addAccount,
  addSession,
  bringSession,
  expectMessage,
  expectNoSidewaysScroll,
  expectSignedIn,
  fillSignIn,
  newAccount,
} from './account.ts';
import { linkMailedTo } from './outbox.ts';
import { test } from './server.ts';

test.setTimeout(150_000);

test('a stranger’s sign-in is told by mail, and "This was not me" shuts them out', async ({
  page,
  browser,
  server,
}) => {
  const account = newAccount();
  const own = await addAccount(server.url, account);
  await bringSession(page, server.url, own);

  // Somebody with the password, in a browser that the account was never used in.
  const elsewhere = await browser.newContext({ baseURL: server.url });
  try {
    const stranger = await elsewhere.newPage();
    await fillSignIn(stranger, account);
    await expectSignedIn(stranger, account.email);

    const link = await linkMailedTo(server.dataDirectory, account.email);
    expect(link).toContain('/not-me#token=');
    await page.goto(link);
    await expect(page).toHaveURL('/not-me');
    await expect(page.getByRole('heading', { name: 'Was this you?' })).toBeVisible();
    await expect(page.getByText(/^Chrome on /)).toBeVisible();
    await expect(page.getByText('This computer')).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);

    await page.getByRole('button', { name: 'This was not me' }).click();
    await expect(page.getByRole('heading', { name: 'Your account is closed to others' })).toBeVisible();
    await expect(page.getByText('2 devices were signed out.')).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);

    await stranger.goto('/settings');
    // The page notices that the session is lost, and leads to where one signs in.
    await expect(stranger).toHaveURL('/auth');
    await fillSignIn(stranger, account);
    await expectMessage(stranger, 'Sign in failed', 'Invalid email or password');

    await page.goto('/robots.txt');
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'This link was used already' })).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1280, height: 720 });

    const reset = await linkMailedTo(server.dataDirectory, account.email);
    await page.goto(reset);
    await expect(page.getByRole('heading', { name: 'Set New Password' })).toBeVisible();
    await page.getByRole('textbox', { name: 'New password' }).fill('brand new password');
    await page.getByLabel('Confirm password').fill('brand new password');
    await page.getByRole('button', { name: 'Update Password' }).click();
    await expectSignedIn(page, account.email);
  } finally {
    await elsewhere.close();
  }
});

test('a link that does not work any more says what to do', async ({ page }) => {
  await page.goto('/not-me#token=nonsense');
  await expect(page.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to sign-in' }).click();
  await expect(page).toHaveURL('/auth');
});

test('the list of sessions says what each one is', async ({ page, server }) => {
  const account = newAccount();
  await bringSession(page, server.url, await addAccount(server.url, account));
  await addSession(server.url, account);
  await page.goto('/settings/sessions');
  const sessions = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem');
  await expect(sessions).toHaveCount(2);
  await expect(sessions.first()).toContainText('This computer · signed in with password');
  await expect(sessions.first()).toContainText('first seen');
  await expect(sessions.first()).toContainText('last seen');
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(sessions).toHaveCount(1);
  await expect(sessions).toContainText('This device');
});
