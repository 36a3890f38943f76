import { expect } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { arriveSignedIn, chooseFromAccountMenu, newAccount, signIn, signUp } from './account.ts';
import { test } from './server.ts';

test.setTimeout(120_000);

const profiles = /\/rest\/v1\/profiles/;
const databases = `indexedDB.databases().then((all) => all.map(({ name }) => name).filter((name) => /-local-[0-9a-f]/.test(name)))`;
/** The name as the server has it. */
const sentName = `fetch('/rest/v1/profiles?select=display_name', {
  headers: { authorization: 'Bearer ' + JSON.parse(localStorage.getItem('kora-session')).access_token },
}).then(async (answer) => (await answer.json())[0]?.display_name)`;

test('who signs out with something unsent is asked, and what is kept is sent at the next sign-in', async ({
  page,
  server,
}) => {
  const account = newAccount();
  await arriveSignedIn(page, server.url, account);
  await page.goto('/settings');
  await expect(page.getByLabel('Display name')).toBeVisible();
  await page.route(profiles, (route) => route.abort());
  await page.getByLabel('Display name').fill('Ada unsent');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByRole('button', { name: /^1 change waiting/ })).toBeVisible();

  await chooseFromAccountMenu(page, 'Sign out');
  const question = page.getByRole('alertdialog', { name: 'One change has not been sent' });
  await expect(question).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByLabel('Display name')).toHaveValue('Ada unsent');

  await chooseFromAccountMenu(page, 'Sign out');
  await question.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/auth/);
  await expect.poll(() => page.evaluate<string[]>(databases)).toHaveLength(1);

  await page.unroute(profiles);
  await signIn(page, account);
  await page.goto('/settings');
  await expect(page.getByLabel('Display name')).toHaveValue('Ada unsent');
  // That nothing waits is also shown before what waits has been looked at.
  await expect.poll(() => page.evaluate<string>(sentName)).toBe('Ada unsent');
  await expect(page.getByRole('button', { name: /change waiting/ })).toBeHidden();

  await chooseFromAccountMenu(page, 'Sign out');
  await expect(page).toHaveURL(/\/auth/);
  await expect.poll(() => page.evaluate<string[]>(databases)).toEqual([]);
});

test('who discards leaves nothing behind, and the next person sees nothing of it', async ({
  page,
  server,
}) => {
  await arriveSignedIn(page, server.url);
  await page.goto('/settings');
  await expect(page.getByLabel('Display name')).toBeVisible();
  await page.route(profiles, (route) => route.abort());
  await page.getByLabel('Display name').fill('Ada secret');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByRole('button', { name: /^1 change waiting/ })).toBeVisible();
  await chooseFromAccountMenu(page, 'Sign out');
  const question = page.getByRole('alertdialog', { name: 'One change has not been sent' });
  await question.getByRole('checkbox', { name: /^Discard them/ }).check();
  await question.getByRole('button', { name: 'Discard and sign out' }).click();
  await expect(page).toHaveURL(/\/auth/);
  await expect.poll(() => page.evaluate<string[]>(databases)).toEqual([]);

  await page.unroute(profiles);
  await signUp(page, newAccount());
  await page.goto('/settings');
  await expect(page.getByLabel('Display name')).toHaveValue('');
});
