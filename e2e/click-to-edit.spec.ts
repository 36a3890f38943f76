import { expect } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { expectNoSidewaysScroll } from './account.ts';
import { makingMs, preview } from './app-preview.ts';
import { openCopy } from './new-app.ts';
import { test } from './server.ts';

test.describe.configure({ timeout: 300_000 });

test('an element is chosen in the preview and changed, and the app is shown by a link', async ({
  page,
  server,
  shelf,
  browser,
}) => {
  await openCopy(page, server.url, shelf);
  page.setDefaultTimeout(30_000);
  // As a phone, the app is not shrunk: where to press in a shrunk frame is more than the driver of the browser knows.
  await page.getByRole('radio', { name: /^Phone/ }).check({ force: true });
  // What the second page is called is the planner's business.
  const link = preview(page, 1).getByRole('navigation').getByRole('link').nth(1);
  // The frame takes its new width while the app is being pressed.
  await expect(async () => {
    await preview(page, 1).getByRole('button', { name: 'Open menu' }).click({ timeout: 3_000 });
    await expect(link).toBeVisible({ timeout: 3_000 });
  }).toPass();
  const name = ((await link.textContent()) ?? '').trim();
  await link.click();
  const heading = preview(page, 1).getByRole('heading', { level: 1, name, exact: true });
  await expect(heading).toBeVisible();

  await page.getByRole('button', { name: 'Edit by clicking' }).click();
  const panel = page.getByRole('region', { name: 'Edit by clicking' });
  await expect(panel.getByText('Choose an element in the preview')).toBeVisible();
  await heading.click();
  await expect(panel.getByLabel('Text', { exact: true })).toHaveValue(name);
  expect(await accessibilityFaults(page)).toEqual([]);
  await panel.getByLabel('Text', { exact: true }).fill('My library');
  await panel.getByRole('button', { name: 'Save the text' }).click();
  await expect(panel.getByText('Saved as version 2')).toBeVisible({ timeout: makingMs });
  await expect(preview(page, 2).getByRole('heading', { level: 1, name: 'My library' })).toBeVisible();

  // By the keys: the header, and the name in it.
  await page.locator('iframe').focus();
  for (const key of ['Home', 'Tab', 'Enter']) await page.keyboard.press(key);
  await expect(panel.getByText('Name of the app')).toBeVisible();
  await expect(panel.getByLabel('Text', { exact: true })).toHaveValue('Book shelf');

  await panel.getByRole('button', { name: 'Open this page in the preview' }).click();
  const parts = preview(page, 2).locator('[data-part]');
  await expect(parts).toHaveCount(3);
  await parts.last().getByRole('heading').first().click();
  await panel.getByRole('button', { name: 'Hide the part' }).click();
  await expect(panel.getByText('Saved as version 3')).toBeVisible({ timeout: makingMs });
  await expect(preview(page, 3).locator('[data-part]')).toHaveCount(2);
  await panel.getByRole('button', { name: 'Undo' }).click();
  await expect(panel.getByText('The app is as it was in version 2.')).toBeVisible({ timeout: makingMs });
  await expect(preview(page, 4).locator('[data-part]')).toHaveCount(3);
  await panel.getByRole('button', { name: 'Stop editing by clicking' }).click();
  await expect(page.getByText(`Change “${name}” to “My library”`)).toBeVisible();

  await page.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Make a link' }).click();
  const shareLink = dialog.getByText(/\/shared\/[a-z0-9]{26}$/);
  await expect(shareLink).toBeVisible();
  const address = (await shareLink.textContent()) ?? '';

  const visitor = await browser.newContext();
  const other = await visitor.newPage();
  await other.goto(address);
  await expect(other.getByRole('heading', { level: 1, name: 'Book shelf' })).toBeVisible();
  await expect(other.getByText('A list of books with title, author and rating.')).toBeVisible();
  const shown = other.frameLocator('iframe[title="Preview: Book shelf"]');
  await expect(shown.getByRole('link', { name: 'My library', exact: true })).toBeVisible();
  const source = (await other.locator('iframe').getAttribute('src')) ?? '';
  expect(await accessibilityFaults(other)).toEqual([]);
  await other.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(other);

  await dialog.getByRole('button', { name: /^Revoke the link/ }).click();
  await expect(dialog.getByText('There is no link to this app yet.')).toBeVisible();
  await other.goto(address);
  await expect(other.getByRole('heading', { name: 'This link was taken back' })).toBeVisible();
  expect((await other.goto(source))?.status()).toBe(404);
  await visitor.close();
});
