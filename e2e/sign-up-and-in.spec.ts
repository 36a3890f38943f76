import { expect } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import {
  chooseFromAccountMenu,
  expectMessage,
  expectNoSidewaysScroll,
  expectSignedIn,
  fillSignIn,
  fillSignUp,
  newAccount,
  signIn,
  signUp,
} from './account.ts';
import { watchPage } from './page-watch.ts';
import { test } from './server.ts';

test.setTimeout(120_000);

test('somebody signs up, signs out and signs in again, with no complaint in the console', async ({
  page,
  server,
}) => {
  const watch = watchPage(page, server.url);
  const account = newAccount();
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveTitle('Sign in · Kora AI OS');
  await expect(page.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute('aria-selected', 'true');
  expect(await accessibilityFaults(page)).toEqual([]);

  const form = page.getByRole('tabpanel', { name: 'Sign Up' });
  await form.getByLabel('Email').fill(account.email.toUpperCase());
  await form.getByLabel('Password', { exact: true }).fill('qwerty123');
  await expect(form.getByText('Very weak.')).toBeVisible();
  await form.getByLabel('Password', { exact: true }).fill(account.password);
  await expect(form.getByText('Strong.')).toBeVisible();
  await form.getByRole('button', { name: 'Show password' }).click();
  await expect(form.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await form.getByLabel('Password', { exact: true }).press('Enter');
  await expectSignedIn(page, account.email);

  await page.reload();
  await expectSignedIn(page, account.email);
  await page.goto('/auth');
  await expectSignedIn(page, account.email);

  await chooseFromAccountMenu(page, 'Sign out');
  await expectMessage(page, 'Signed out successfully');
  await expect(page).toHaveURL('/auth');
  await signIn(page, account);
  expect(watch.complaints).toEqual([]);
  expect(watch.strangers).toEqual([]);
});

test('what is missing or wrong is said in a message, and the cursor goes there', async ({ page }) => {
  await page.goto('/auth');
  const signUpForm = page.getByRole('tabpanel', { name: 'Sign Up' });
  const create = signUpForm.getByRole('button', { name: 'Create account' });
  await create.click();
  await expectMessage(page, 'Email required', 'Please enter an email address');
  await expect(signUpForm.getByLabel('Email')).toBeFocused();
  expect(await accessibilityFaults(page)).toEqual([]);
  await signUpForm.getByLabel('Email').fill('a@b.example');
  await create.click();
  await expectMessage(page, 'Password required', 'Please enter a password');
  await expect(signUpForm.getByLabel('Password', { exact: true })).toBeFocused();
  await signUpForm.getByLabel('Password', { exact: true }).fill('12345');
  await create.click();
  await expectMessage(page, 'Sign up failed', 'Please enter a valid email and a password (min 6 chars).');

  await fillSignIn(page, { email: 'nobody', password: 'something' });
  await expectMessage(page, 'Sign in failed', 'Please enter a valid email and password.');
  // The message before it fades out while this one comes in.
  await expect(page.locator('[data-toast]')).toHaveCount(1);
  await page.getByRole('button', { name: 'Close message' }).click();
  await expect(page.locator('[data-toast]')).toHaveCount(0);
});

test('a wrong password is refused', async ({ page }) => {
  await fillSignIn(page, newAccount());
  await expectMessage(page, 'Sign in failed', 'Invalid email or password');
  await expect(page).toHaveURL('/auth');
});

test('a taken address leads to Sign In with the reset form open', async ({ page }) => {
  const account = newAccount();
  await signUp(page, account);
  await chooseFromAccountMenu(page, 'Sign out');
  await expect(page).toHaveURL('/auth');

  await fillSignUp(page, account);
  await expectMessage(
    page,
    'Account already exists',
    'This email is already registered. Please sign in or reset your password.',
  );
  await expect(page.getByRole('tab', { name: 'Sign In' })).toHaveAttribute('aria-selected', 'true');
  const reset = page.getByRole('form', { name: 'Reset your password' });
  await expect(reset.getByLabel('Email')).toHaveValue(account.email);
  await reset.getByRole('button', { name: 'Cancel' }).click();
  await expect(reset).toHaveCount(0);
});

test('where signing up is closed, the fallback makes the account and signs in', async ({ page }) => {
  const account = newAccount();
  await page.route('**/auth/v1/signup*', (route) =>
    route.fulfill({
      status: 422,
      json: { code: 'signup_disabled', message: 'Signups not allowed for this instance' },
      headers: { 'x-supabase-api-version': '2024-01-01' },
    }),
  );
  let asked: unknown;
  await page.route('**/functions/v1/admin-signup', async (route) => {
    asked = route.request().postDataJSON();
    const made = await page.request.post('/auth/v1/signup', { data: account });
    expect(made.ok()).toBe(true);
    await route.fulfill({ json: { success: true } });
  });
  await fillSignUp(page, account);
  await expectSignedIn(page, account.email);
  expect(asked).toEqual(account);
});

test('a sign-in without an answer says so after 15 seconds', async ({ page }) => {
  await page.clock.install();
  await page.route('**/auth/v1/token*', () => new Promise(() => undefined));
  const asked = page.waitForRequest('**/auth/v1/token*');
  await fillSignIn(page, newAccount());
  await asked;
  await page.clock.fastForward(15_000);
  await expectMessage(page, 'Sign in failed', 'Sign in is taking longer than expected. Please try again.');
});

test('the page fits a narrow phone', async ({ page }) => {
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Sign In' }).click();
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('button', { name: 'Send Reset Link' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveURL('/');
});
