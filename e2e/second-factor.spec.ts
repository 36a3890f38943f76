import { expect } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { accessibilityFaults } from './accessibility.ts';
import {
  arriveSignedIn,
  chooseFromAccountMenu,
  expectMessage,
  expectSignedIn,
  fillSignIn,
  newAccount,
} from './account.ts';
import { test } from './server.ts';

/** A code works once, so the second use takes the next time step; the server allows one step of difference. */
function codeOf(secret: string, stepsAhead = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return totp.generate({ timestamp: Date.now() + stepsAhead * 30_000 });
}

// A whole account's life with several page loads.
test.setTimeout(150_000);

test('an authenticator app is added, asked for at sign-in, and removed', async ({ page, server }) => {
  const account = newAccount();
  await arriveSignedIn(page, server.url, account);
  await page.goto('/settings/two-factor');
  await page.getByRole('button', { name: 'Add authenticator app' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add authenticator app' });
  await expect(dialog.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  const secret = (await dialog.locator('code').textContent()) ?? '';
  await dialog.getByLabel('Code').fill('000000');
  await dialog.getByRole('button', { name: 'Verify and add' }).click();
  await expect(dialog.getByText('Invalid TOTP code entered')).toBeVisible();
  await dialog.getByLabel('Code').fill(codeOf(secret));
  await dialog.getByRole('button', { name: 'Verify and add' }).click();
  await expectMessage(page, 'Second factor added');
  await expect(page.getByRole('list', { name: 'Second factors' }).getByRole('listitem')).toHaveCount(1);

  await chooseFromAccountMenu(page, 'Sign out');
  await expect(page).toHaveURL('/auth');
  await fillSignIn(page, account);
  await expect(page.getByRole('heading', { name: 'Second factor' })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);

  // The password alone opens nothing.
  await page.goto('/settings');
  await expect(page.getByRole('heading', { name: 'Sign in to see your settings' })).toBeVisible();
  await page.goto('/auth');
  await page.getByLabel('Code').fill('000000');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expectMessage(page, 'Sign in failed', 'Invalid TOTP code entered');
  await page.getByLabel('Code').fill(codeOf(secret, 1));
  await page.getByRole('button', { name: 'Verify' }).click();
  await expectSignedIn(page, account.email);

  await page.goto('/settings/two-factor');
  await page.getByRole('button', { name: /^Remove Authenticator app/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expectMessage(page, 'Second factor removed');
  await chooseFromAccountMenu(page, 'Sign out');
  await expect(page).toHaveURL('/auth');
  await fillSignIn(page, account);
  await expectSignedIn(page, account.email);
});
