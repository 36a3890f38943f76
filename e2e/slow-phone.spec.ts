import { expect, type Page } from '@playwright/test';
import { newAccount } from './account.ts';
import { watchPage } from './page-watch.ts';
import { test } from './server.ts';

test.setTimeout(240_000);

/** A phone at the edge of its network: four tenths of a second to the server, and 400 kilobits a second. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
}

/** What travels so slowly takes its time, on a machine that may be busy. */
const patiently = { timeout: 90_000 };

const appIn = (page: Page) => page.frameLocator('iframe[title^="The app"]').last();

test('a stranger makes an app before the code has come, changes it, signs up, and finds it at the dashboard', async ({
  page,
  server,
}) => {
  const watch = watchPage(page, server.url);
  await slowDown(page);
  // Typed and pressed as soon as it can be seen: the code is still on its way.
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByLabel('What should your app do?').fill('A list of books with title, author and rating');
  await page.getByRole('button', { name: 'Make the app' }).click();
  await expect(page.getByText('Checking')).toHaveCount(0);
  const stage = page.getByRole('region', { name: 'Your app, running' });
  await expect(stage.getByText('Not kept yet')).toBeVisible(patiently);
  await expect(appIn(page).getByRole('heading').first()).toBeVisible(patiently);
  await expect(page.getByLabel('What should your app do?')).toHaveValue(
    'A list of books with title, author and rating',
  );
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBe(390);

  await stage.getByLabel('Change it by a sentence').fill('Add a shelf number to books');
  await stage.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(stage.getByText(/shelf number/i).first()).toBeVisible(patiently);
  const name = (await stage.locator('p').first().locator('span').first().innerText()).trim();

  await stage.getByRole('link', { name: 'Sign up and keep it' }).click();
  await expect(page).toHaveURL('/auth?next=%2Fdashboard');
  const account = newAccount();
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Create account' }).click();

  await expect(page).toHaveURL('/dashboard', patiently);
  await expect(page.getByText(`Welcome, ${account.email}`)).toBeVisible(patiently);
  await expect(page.getByRole('heading', { name: `${name} is ready` })).toBeVisible(patiently);
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: name });
  await card.scrollIntoViewIfNeeded();
  await expect(card.locator('img').first()).toBeVisible(patiently);
  await card.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible(patiently);
  await expect(page.getByText(/shelf number/i).first()).toBeVisible(patiently);
  expect(watch.complaints).toEqual([]);
});
