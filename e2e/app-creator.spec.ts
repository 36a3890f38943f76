import { expect, type Locator, type Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { arriveSignedIn, expectMessage, expectNoSidewaysScroll, newAccount, signUp } from './account.ts';
import { watchPage } from './page-watch.ts';
import { test } from './server.ts';

// An app is built and used in a browser twice; a busy machine takes its time.
const madeMs = 90_000;
test.describe.configure({ timeout: 240_000 });

const description =
  'A reading list called "Shelf Life". Users can add books, including title and author, and search books.';

async function generate(page: Page, name: string): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('App Name').fill(name);
  await main.getByLabel('Description').fill(description);
  await main.getByRole('button', { name: 'Generate App' }).click();
}

const cards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });

async function chooseFromCard(page: Page, card: Locator, item: string, outcome: Locator): Promise<void> {
  const entry = page.getByRole('menuitem', { name: item });
  // The list may be read again, and the card drawn anew, while its menu opens: then one presses again.
  await expect(async () => {
    if (!(await entry.isVisible())) await card.getByRole('button', { name: /^More about / }).click();
    await entry.click({ timeout: 3_000 });
    await expect(outcome).toBeVisible();
  }).toPass();
}

test('a description becomes an app that is seen, looked at, renamed, deleted and brought back', async ({
  page,
  server,
}) => {
  const watch = watchPage(page, server.url);
  await signUp(page, newAccount());
  await page.goto('/');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Generate Your First App' }).click();
  await expect(main.getByText('No apps yet')).toBeVisible();

  await generate(page, 'Shelf Life');
  const steps = main.getByRole('list', { name: 'Steps to your app' });
  await expect(steps.getByRole('listitem')).toHaveText([
    /^Reading/,
    /^Planning/,
    /^Writing/,
    /^Building/,
    /^Trying it out/,
    /^Done/,
  ]);
  await expect(main.getByRole('button', { name: 'Generating' })).toBeDisabled();
  const app = page.frameLocator('iframe[title="Preview of Shelf Life"]');
  await expect(app.getByRole('heading', { level: 1 })).toBeVisible({ timeout: madeMs });
  await expect(main.getByRole('link', { name: 'Open app' })).toBeVisible({ timeout: madeMs });
  await expect(steps.getByText(/^Writing \d+ files$/)).toBeVisible();
  await expect(main.getByLabel('App Name')).toHaveValue('');
  await expect(main.getByText('Generated apps', { exact: true }).locator('xpath=../..')).toContainText('1');
  await expect(cards(page)).toContainText(/completed/i);
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.goto('/dashboard');
  const card = cards(page);
  await expect(card.getByRole('link', { name: 'Manage' })).toHaveAttribute(
    'href',
    /^\/preview\/[0-9a-f-]{36}$/,
  );
  await card.getByRole('button', { name: 'Preview Screenshots' }).click();
  const dialog = page.getByRole('dialog', { name: 'Shelf Life' });
  await expect(dialog.getByRole('img', { name: 'Shelf Life on a desktop' })).toBeVisible({ timeout: 30_000 });
  // As the browser has measured them.
  await expect(dialog.getByText('1280 × 800')).toBeVisible();
  await expect(dialog.getByText('390 × 844')).toBeVisible();
  await expect(dialog.getByText('$9.99')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  const naming = page.getByRole('dialog', { name: 'Name Your App' });
  await chooseFromCard(page, card, 'Rename', naming);
  await naming.getByLabel('App Name').fill('Book Club');
  await naming.getByRole('button', { name: 'Save App' }).click();
  await expect(card.getByRole('heading', { name: 'Book Club' })).toBeVisible();

  await chooseFromCard(page, card, 'Delete', main.getByText('No apps yet'));
  await expectMessage(page, 'App deleted', 'Book Club');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card.getByRole('heading', { name: 'Book Club' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  expect(watch.complaints).toEqual([]);
});

test('an app that is under way goes on while its page is left, and stays one app', async ({
  page,
  server,
}) => {
  await arriveSignedIn(page, server.url);
  await page.goto('/dashboard');
  const main = page.getByRole('main');
  await generate(page, 'Shelf Life');
  await expect(cards(page)).toHaveCount(1);
  await page.reload();
  await expect(main.getByText('Shelf Life is ready')).toBeVisible({ timeout: madeMs });
  await expect(main.getByLabel('App Name')).toHaveValue('');
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText(/completed/i);
  await cards(page).getByRole('link', { name: 'Manage' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shelf Life' })).toBeVisible();
  const shown = page.frameLocator('iframe[title="Preview: Version 1"]');
  await expect(shown.getByRole('heading', { level: 1 })).toBeVisible();
});
