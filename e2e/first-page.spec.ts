import { expect, type Page } from '@playwright/test';
import { newAccount } from './account.ts';
import { untilAppRuns } from './app-runs.ts';
import { test } from './server.ts';

test.setTimeout(180_000);

const appIn = (page: Page) => page.frameLocator('iframe[title^="The app"]').last();

test('an example runs by itself, can be used, and changes by a press', async ({ page }) => {
  await page.goto('/');
  await untilAppRuns(page);
  const stage = page.getByRole('region', { name: 'Your app, running' });
  await expect(stage.getByText('Hair salon')).toBeVisible({ timeout: 30_000 });
  await expect(appIn(page).getByText('6 of 6 services')).toBeVisible({ timeout: 30_000 });
  await appIn(page).getByPlaceholder('Search services').fill('nothing of the kind');
  await expect(appIn(page).getByText('6 of 6 services')).toHaveCount(0);

  await stage.getByRole('button', { name: 'Rename bookings to appointments' }).click();
  await expect(stage.getByText('Bookings are called appointments now, everywhere.')).toBeVisible({
    timeout: 30_000,
  });
  await stage.getByRole('button', { name: 'Undo' }).click();
  await expect(stage.getByRole('button', { name: 'Undo' })).toHaveCount(0, { timeout: 30_000 });

  await page.getByRole('button', { name: 'Lending tools' }).click();
  await expect(stage.getByText('Lending library')).toBeVisible({ timeout: 30_000 });
});

test('a sentence that no app can be made of gets a question, and what was typed waits in the form', async ({
  page,
}) => {
  await page.goto('/');
  await untilAppRuns(page);
  const box = page.getByLabel('What should your app do?');
  await box.fill('asdf qwer');
  await box.press('Enter');
  await expect(page.getByText('A question first')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('tab', { name: 'App Creator' }).click();
  await expect(page.getByLabel('Description')).toHaveValue('asdf qwer');
  await expect(page.getByText('Sign In Required')).toBeVisible();
});

test('the address with a sentence makes its app, as a browser sends it before the code runs', async ({
  page,
}) => {
  await page.goto('/?make=A+list+of+films+with+title+and+year');
  const stage = page.getByRole('region', { name: 'Your app, running' });
  await expect(stage.getByText('Not kept yet')).toBeVisible({ timeout: 30_000 });
  await expect(page).toHaveURL('/');
  await expect(page.getByLabel('What should your app do?')).toHaveValue(
    'A list of films with title and year',
  );
});

test('the tab for the account signs in by its form', async ({ page }) => {
  const account = newAccount();
  await page.goto('/?tab=auth');
  await untilAppRuns(page);
  const form = page.getByRole('form', { name: 'Account' });
  await form.getByLabel('Email').fill(account.email);
  await form.getByLabel('Password', { exact: true }).fill(account.password);
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/?tab=dashboard');
  await expect(page.getByText(`Welcome, ${account.email}`)).toBeVisible();
});
