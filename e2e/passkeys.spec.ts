import { expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { accessibilityFaults } from './accessibility.ts';
import {
  arriveSignedIn,
  chooseFromAccountMenu,
  expectMessage,
  expectNoSidewaysScroll,
  expectSignedIn,
  fillSignIn,
  newAccount,
} from './account.ts';
import { test } from './server.ts';
import { addAuthenticator } from './virtual-authenticator.ts';

// Whole accounts' lives with several page loads.
test.setTimeout(180_000);

async function signOut(page: Page): Promise<void> {
  await chooseFromAccountMenu(page, 'Sign out');
  await expect(page).toHaveURL('/auth');
}

async function openSignIn(page: Page): Promise<void> {
  await expect(async () => {
    await page.getByRole('tab', { name: 'Sign In' }).click();
    await expect(page.getByRole('tabpanel', { name: 'Sign In' })).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

test('a passkey: from signing up to signing in', async ({ page }) => {
  const { email } = newAccount();
  const authenticator = await addAuthenticator(page);
  await page.goto('/auth');
  const byPasskey = page.getByRole('button', { name: 'Sign up with a passkey' });
  await expect(byPasskey).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await byPasskey.click();
  await expectMessage(page, 'Email required');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await authenticator.setVerified(false);
  await byPasskey.click();
  await expectMessage(page, 'Sign up failed', 'It was cancelled or took too long.');
  await authenticator.setVerified(true);
  await byPasskey.click();
  await expectSignedIn(page, email);

  await page.goto('/settings/passkeys');
  const list = page.getByRole('list', { name: 'Passkeys' });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await list.getByRole('button', { name: /^Rename / }).click();
  const dialog = page.getByRole('dialog', { name: 'Rename passkey' });
  await dialog.getByLabel('Name').fill('My laptop');
  await dialog.getByLabel('Name').press('Enter');
  await expect(list.getByText('My laptop')).toBeVisible();
  await page.getByRole('button', { name: 'Add passkey' }).click();
  await expectMessage(page, 'No passkey added', 'already holds a key');
  await list.getByRole('button', { name: 'Remove My laptop' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expectMessage(page, 'Not removed', 'This is your only way to sign in. Add another one first.');
  expect(await accessibilityFaults(page)).toEqual([]);

  await signOut(page);
  await authenticator.setTouch(false);
  await openSignIn(page);
  const field = page.getByRole('tabpanel', { name: 'Sign In' }).getByLabel('Email').first();
  await expect(field).toHaveAttribute('autocomplete', 'username webauthn');
  await authenticator.setTouch(true);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expectSignedIn(page, email);
  await page.goto('/settings/passkeys');
  await expect(list.getByText(/last used/)).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('a lost second factor is recovered with a recovery code', async ({ page, server }) => {
  const account = newAccount();
  await arriveSignedIn(page, server.url, account);
  await page.goto('/settings/two-factor');
  await page.getByRole('button', { name: 'Add authenticator app' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add authenticator app' });
  const secret = (await dialog.locator('code').textContent()) ?? '';
  await dialog.getByLabel('Code').fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
  await dialog.getByRole('button', { name: 'Verify and add' }).click();
  await expectMessage(page, 'Second factor added');

  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const [code = ''] = await codes.allTextContents();
  expect(await accessibilityFaults(page)).toEqual([]);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  expect((await download).suggestedFilename()).toBe('kora-recovery-codes.txt');
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByText('10 of 10 codes are left.')).toBeVisible();

  await signOut(page);
  await fillSignIn(page, account);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill('aaaa-aaaa-aaaa-aaaa');
  await page.getByRole('button', { name: 'Use recovery code' }).click();
  await expect(page.getByText('This recovery code is not right or was used before.')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByLabel('Recovery code').fill(code.toUpperCase().replaceAll('-', ' '));
  await page.getByRole('button', { name: 'Use recovery code' }).click();
  await expectSignedIn(page, account.email);
  await expectMessage(page, 'Recovery code used', '9 are left.');

  await page.goto('/settings/two-factor');
  await expect(page.getByText('9 of 10 codes are left.')).toBeVisible();
  await page.getByRole('button', { name: /^Remove Authenticator app/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expectMessage(page, 'Second factor removed');
  await expect(page.getByRole('heading', { name: 'Recovery codes' })).toHaveCount(0);
  await signOut(page);
  await fillSignIn(page, account);
  await expectSignedIn(page, account.email);
});

test('a security key is added and asked for after the password', async ({ page, server }) => {
  const account = newAccount();
  await addAuthenticator(page, 'security-key');
  await arriveSignedIn(page, server.url, account);
  await page.goto('/settings/two-factor');
  await page.getByRole('button', { name: 'Add security key' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add security key' });
  await dialog.getByLabel('Name').fill('Blue key');
  await dialog.getByRole('button', { name: 'Continue with the key' }).click();
  await expectMessage(page, 'Second factor added', 'asks for the key as well');
  await expect(page.getByRole('list', { name: 'Second factors' }).getByText('Blue key')).toBeVisible();

  await signOut(page);
  await fillSignIn(page, account);
  await expect(page.getByRole('heading', { name: 'Second factor' })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Continue with the key' }).click();
  await expectSignedIn(page, account.email);
});
