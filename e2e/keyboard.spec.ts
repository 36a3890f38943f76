import { expect } from '@playwright/test';
import { type RunningProgram, startProgram } from '../src/testing/auth/start-program.server.ts';
import { arriveSignedIn, expectSignedIn, newAccount } from './account.ts';
import { skipToContent, tabTo } from './keyboard-steps.ts';
import { test } from './server.ts';

// Whole journeys, key by key.
test.setTimeout(120_000);

test('somebody makes an account with the keyboard alone', async ({ page }) => {
  const { email, password } = newAccount();
  await page.goto('/auth');
  await expect(page.getByRole('button', { name: 'Sign up with a passkey' })).toBeVisible();
  const form = page.getByRole('tabpanel', { name: 'Sign Up' });
  // One can begin to type at once; the other form is a step back.
  await expect(form.getByLabel('Email')).toBeFocused();
  const ownTab = page.getByRole('tab', { name: 'Sign Up' });
  await expect(async () => {
    await page.keyboard.press('Shift+Tab');
    expect(await ownTab.and(page.locator(':focus')).count()).toBe(1);
  }).toPass({ timeout: 5_000, intervals: [100] });
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await tabTo(page, form.getByLabel('Email'), { most: 5 });
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expectSignedIn(page, email);
});

test('somebody goes through the settings with the keyboard alone', async ({ page, server }) => {
  await arriveSignedIn(page, server.url);
  await page.goto('/settings/two-factor');
  const add = page.getByRole('button', { name: 'Add authenticator app' });
  await expect(add).toBeVisible();
  await skipToContent(page);
  await tabTo(page, add);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  // The focus stays within as long as the dialog is open, and goes back to where it came from.
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(add).toBeFocused();
  // The list of sections stands before what it shows.
  const sections = page.getByRole('navigation', { name: 'Settings' });
  await tabTo(page, sections.getByRole('link', { name: 'Delete account' }), { most: 20, key: 'Shift+Tab' });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Delete my account' }), { most: 20 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeFocused();
});

test('somebody lets an app in with the keyboard alone', async ({ page, server, admin }) => {
  const program: RunningProgram = await startProgram(
    server.url,
    async (redirectUri) => {
      const answer = await fetch(`${server.url}/auth/v1/admin/oauth/clients`, {
        method: 'POST',
        headers: { authorization: `Bearer ${admin.access_token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ client_name: 'Weather Station', redirect_uris: [redirectUri] }),
      });
      return (await answer.json()) as { client_id: string; client_secret: string };
    },
    'openid email data:read',
  );
  try {
    const account = newAccount();
    await arriveSignedIn(page, server.url, account);
    await page.goto(program.url);
    const approve = page.getByRole('button', { name: 'Approve' });
    await expect(approve).toBeVisible();
    await skipToContent(page);
    await tabTo(page, approve, { most: 6 });
    await page.keyboard.press('Enter');
    await expect(page.locator('body')).toContainText(`Welcome ${account.email}`);
  } finally {
    await program.close();
  }
});
