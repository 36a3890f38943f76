import { expect } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import {
  chooseFromAccountMenu,
  expectMessage,
  expectSignedIn,
  fillSignIn,
  newAccount,
  signIn,
  signUp,
} from './account.ts';
import { linkMailedTo } from './outbox.ts';
import { test } from './server.ts';

test.setTimeout(120_000);

test('a forgotten password is replaced by way of a mailed link', async ({ page, server }) => {
  const account = newAccount();
  await signUp(page, account);
  await chooseFromAccountMenu(page, 'Sign out');
  await expect(page).toHaveURL('/auth');

  await page.getByRole('tab', { name: 'Sign In' }).click();
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  const reset = page.getByRole('form', { name: 'Reset your password' });
  await expect(reset.getByLabel('Email')).toBeFocused();
  await reset.getByRole('button', { name: 'Send Reset Link' }).click();
  await expectMessage(page, 'Email required', 'Please enter an email address');
  await reset.getByLabel('Email').fill('nonsense');
  await reset.getByRole('button', { name: 'Send Reset Link' }).click();
  await expectMessage(page, 'Invalid email', 'Please enter a valid email address.');
  await reset.getByLabel('Email').fill(account.email);
  await reset.getByRole('button', { name: 'Send Reset Link' }).click();
  await expectMessage(page, 'Check your email');

  const link = await linkMailedTo(server.dataDirectory, account.email);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Set New Password' })).toBeVisible();
  await expect(page).toHaveURL('/auth');
  expect(await accessibilityFaults(page)).toEqual([]);

  const update = page.getByRole('button', { name: 'Update Password' });
  await page.getByRole('textbox', { name: 'New password' }).fill('brand new password');
  await page.getByLabel('Confirm password').fill('another password');
  await update.click();
  await expectMessage(page, "Passwords don't match", 'Please make sure both passwords are the same');
  await page.getByLabel('Confirm password').fill('brand new password');
  await update.click();
  await expectMessage(page, 'Password updated');
  await expectSignedIn(page, account.email);

  await chooseFromAccountMenu(page, 'Sign out');
  await expect(page).toHaveURL('/auth');
  await fillSignIn(page, account);
  await expectMessage(page, 'Sign in failed', 'Invalid email or password');
  await signIn(page, { ...account, password: 'brand new password' });
});

test('a link that was used already says so and offers a new one', async ({ page, server }) => {
  const account = newAccount();
  await signUp(page, account);
  await chooseFromAccountMenu(page, 'Sign out');
  await expect(page).toHaveURL('/auth');
  await page.request.post('/functions/v1/simple-password-reset', { data: { email: account.email } });
  const link = await linkMailedTo(server.dataDirectory, account.email);
  await page.request.get(link, { maxRedirects: 0 });
  await page.goto(link);
  await expectMessage(page, 'Sign in failed', 'This link has been used already or has expired.');
  await expect(page.getByRole('tab', { name: 'Sign In' })).toHaveAttribute('aria-selected', 'true');
});
