import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { accessibilityFaults } from './accessibility.ts';
import {
  arriveSignedIn,
  chooseFromAccountMenu,
  expectMessage,
  expectNoSidewaysScroll,
  expectSignedIn,
  fillSignIn,
  newAccount,
  signUp,
} from './account.ts';
import { watchPage } from './page-watch.ts';
import { test } from './server.ts';

// Each journey makes an account of its own and changes it over several page loads.
test.setTimeout(150_000);

test('signed out, the settings say how to get in', async ({ page }) => {
  await page.goto('/settings');
  await expect(page.getByRole('heading', { name: 'Sign in to see your settings' })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/auth?next=%2Fsettings');
});

// One theme here: routes.spec.ts looks at every page in both.
const theme = 'Light' as const;

test(`a name and the ${theme} theme survive a reload, and nothing complains`, async ({ page, server }) => {
  const watch = watchPage(page, server.url);
  await signUp(page, newAccount());
  await chooseFromAccountMenu(page, 'Settings');
  await page.getByLabel('Display name').fill('Ada Lovelace');
  const picture = { name: 'me.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await page.getByLabel('Picture', { exact: true }).setInputFiles(picture);
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expectMessage(page, 'Profile saved');
  const sections = page.getByRole('navigation', { name: 'Settings' });
  await expect(sections.getByRole('link', { name: 'Profile' })).toHaveAttribute('aria-current', 'page');
  await sections.getByRole('link', { name: 'Appearance' }).click();
  await expect(page).toHaveURL('/settings/appearance');
  await page.getByRole('radio', { name: theme }).check({ force: true });
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme.toLowerCase());

  await page.reload();
  await expect(page).toHaveTitle('Appearance · Kora AI OS');
  await expect(page.getByRole('radio', { name: theme })).toBeChecked();
  // One picture wherever the person is shown.
  const shown = page.getByRole('img', { name: 'Ada Lovelace' }).locator('img');
  const inTheBar = page
    .getByRole('banner')
    .getByRole('button', { name: /^Account: / })
    .locator('img');
  await sections.getByRole('link', { name: 'Profile' }).click();
  await expect(page.getByLabel('Display name')).toHaveValue('Ada Lovelace');
  await expect(shown).toHaveAttribute('src', /^data:image\/webp/);
  expect(await inTheBar.getAttribute('src')).toBe(await shown.getAttribute('src'));
  await sections.getByRole('link', { name: 'Sessions' }).click();
  await expect(page.getByRole('list', { name: 'Sessions' })).toContainText('This device');
  expect(await accessibilityFaults(page)).toEqual([]);
  await expectNoSidewaysScroll(page);
  expect(watch.complaints).toEqual([]);
  expect(watch.strangers).toEqual([]);
});

test('address and password are changed, and the new ones open the account', async ({ page, server }) => {
  const next = newAccount();
  await arriveSignedIn(page, server.url);
  await page.goto('/settings/email');
  const email = page.getByRole('region', { name: 'Email' });
  await email.getByRole('button', { name: 'Change email' }).click();
  await expect(email.getByText('Please enter an email address')).toBeVisible();
  await email.getByLabel('New email').fill(next.email);
  await email.getByRole('button', { name: 'Change email' }).click();
  await expectMessage(page, 'Email changed');
  await expect(page.getByRole('button', { name: `Account: ${next.email}` })).toBeVisible();

  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Password' }).click();
  const password = page.getByRole('region', { name: 'Password' });
  await password.getByLabel('New password').fill('an even longer phrase');
  await password.getByLabel('Confirm password').fill('an even longer phrase');
  await password.getByRole('button', { name: 'Change password' }).click();
  await expectMessage(page, 'Password updated');
  await chooseFromAccountMenu(page, 'Sign out');
  await expect(page).toHaveURL('/auth');
  await fillSignIn(page, { email: next.email, password: 'an even longer phrase' });
  await expectSignedIn(page, next.email);
});

test('everything of mine comes as a zip', async ({ page, server }) => {
  const account = newAccount();
  await arriveSignedIn(page, server.url, account);
  await page.goto('/settings/your-data');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^kora-export-\d{4}-\d{2}-\d{2}\.zip$/);
  const files = unzipSync(new Uint8Array(await readFile(await file.path())));
  expect(JSON.parse(strFromU8(files['account.json'] ?? new Uint8Array()))).toMatchObject({
    email: account.email,
  });
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(['apps.json', 'sessions.json', 'audit-log.json']),
  );
});

test('an account is deleted after its address and password were typed', async ({ page, server }) => {
  const account = newAccount();
  await arriveSignedIn(page, server.url, account);
  await page.goto('/settings/delete-account');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete your account' });
  const go = dialog.getByRole('button', { name: 'Delete everything' });
  await expect(go).toBeDisabled();
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByLabel(/to confirm$/).fill(account.email);
  await dialog.getByLabel('Password', { exact: true }).fill('not the password');
  await go.click();
  await expectMessage(page, 'Not deleted', 'The password is not right.');
  await dialog.getByLabel('Password', { exact: true }).fill(account.password);
  await go.click();
  await expect(page).toHaveURL('/auth');
  await expectMessage(page, 'Account deleted');
  await fillSignIn(page, account);
  await expectMessage(page, 'Sign in failed', 'Invalid email or password');
});

test('on a phone the list of sections comes first, and leads there and back', async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await arriveSignedIn(page, server.url);
  await page.goto('/settings');
  const sections = page.getByRole('navigation', { name: 'Settings' });
  await expect(sections.getByRole('link')).toHaveCount(14);
  await expect(page.getByLabel('Display name')).toHaveCount(0);
  expect(await accessibilityFaults(page)).toEqual([]);
  await sections.getByRole('link', { name: 'Profile' }).click();
  await expect(page).toHaveURL('/settings/profile');
  await expect(page.getByLabel('Display name')).toBeVisible();
  await expect(sections).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'All settings' }).click();
  await expect(page).toHaveURL('/settings');
  expect((await page.goto('/settings/password'))?.status()).toBe(200);
  expect((await page.goto('/settings/no-such-section'))?.status()).toBe(404);
});
