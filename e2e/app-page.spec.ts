import { expect, type Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { arriveSignedIn, expectMessage, expectNoSidewaysScroll } from './account.ts';
import { makingMs, preview } from './app-preview.ts';
import { openCopy } from './new-app.ts';
import { test } from './server.ts';

test.describe.configure({ timeout: 300_000 });

function expectBackground(page: Page, number: number, color: string): Promise<void> {
  return expect(preview(page, number).locator(':root')).toHaveCSS('background-color', color);
}

const ivory = 'rgb(255, 255, 240)';
const lavender = 'rgb(230, 230, 250)';

test('a sentence changes the app, and a former version comes back', async ({ page, server, shelf }) => {
  await openCopy(page, server.url, shelf);
  await expect(preview(page, 1).getByRole('heading', { level: 1 })).toBeVisible();
  await expectBackground(page, 1, ivory);

  const field = page.getByLabel('Change the app by a sentence');
  await field.fill('Frobnicate the quux');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('That was not understood, so nothing was changed.')).toBeVisible();
  await page.getByRole('button', { name: 'Add a page with opening hours' }).first().waitFor();

  await field.fill('Make the background lavender');
  await field.press('Enter');
  await expect(page.getByText('The background is lavender now.')).toBeVisible({ timeout: makingMs });
  await expect(page.getByRole('img', { name: '#e6e6fa' })).toBeVisible();
  await expect(preview(page, 2).getByRole('heading', { level: 1 })).toBeVisible();
  await expectBackground(page, 2, lavender);
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.getByRole('tab', { name: 'Versions' }).click();
  await expect(page.getByRole('img', { name: 'Start page of version 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Compare version 1' }).click();
  await expect(page).toHaveURL(/compare=1\.\.2/);
  await expect(page.getByText('#e6e6fa').first()).toBeVisible();
  await page.getByRole('button', { name: 'All versions' }).click();

  await page.getByRole('button', { name: 'Restore version 1' }).click();
  await expectMessage(page, 'Version 1 is back', 'It is now version 3.');
  await expect(preview(page, 3).getByRole('heading', { level: 1 })).toBeVisible();
  await expectBackground(page, 3, ivory);
});

test('a file is edited, and the app is published for everybody', async ({ page, server, shelf, browser }) => {
  await openCopy(page, server.url, shelf);
  await page.getByRole('tab', { name: 'Code' }).click();
  await page.getByLabel('Search in all files').fill('name:');
  await page
    .getByRole('button', { name: /^src\/identity\.ts:\d+/ })
    .first()
    .click();
  const editor = page.getByLabel('Text of src/identity.ts');
  const before = await editor.inputValue();

  await editor.fill('export const = 3;');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Version 2 did not work')).toBeVisible({ timeout: makingMs });
  await expect(page.getByRole('button', { name: 'src/identity.ts:1' })).toBeVisible();

  await editor.fill(before.replace(/(name: ')[^']+'/, "$1Shelf of mine'"));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved as version 3')).toBeVisible({ timeout: makingMs });
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('tab', { name: 'App' }).click();
  await expect(preview(page, 3).getByText('Shelf of mine').first()).toBeVisible();

  await page.getByRole('button', { name: 'Publish' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Address').fill('www');
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(dialog.getByText(/This address is taken/)).toBeVisible();
  await dialog.getByLabel('Address').fill('shelf-of-mine');
  await dialog.getByRole('button', { name: 'Publish' }).click();
  const link = dialog.getByRole('link', { name: /^http.*shelf-of-mine/ });
  await expect(link).toBeVisible();
  const address = (await link.getAttribute('href')) ?? '';

  const visitor = await browser.newContext();
  const other = await visitor.newPage();
  await other.goto(address);
  await expect(other.getByText('Shelf of mine').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Take it down' }).click();
  await expect(link).toBeHidden();
  expect((await other.goto(address))?.status()).toBe(404);
  await visitor.close();
});

test('the plan is changed by form, and what else belongs to an app is at hand', async ({
  page,
  server,
  shelf,
  browser,
}) => {
  const { appId } = await openCopy(page, server.url, shelf);
  await page.getByRole('tab', { name: 'Plan' }).click();
  await page
    .getByLabel(/^New field of /)
    .first()
    .fill('Shelf mark');
  await page.getByRole('button', { name: 'Add' }).first().click();
  await page.getByLabel('Name in the app').fill('Reading room');
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved as version 2')).toBeVisible({ timeout: makingMs });
  await page.getByRole('tab', { name: 'Proof' }).click();
  await expect(page.getByText(/^Proved: /)).toBeVisible();
  await expect(page.getByText(/^\d+ of \d+ wishes tried and working\.$/)).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('tab', { name: 'App' }).click();
  await expect(preview(page, 2).getByText('Reading room').first()).toBeVisible();

  await page.getByRole('button', { name: 'Rename' }).click();
  await page.getByRole('textbox', { name: 'App Name' }).fill('50% off');
  await page.getByRole('button', { name: 'Save' }).click();
  await expectMessage(page, 'Invalid App Name', 'App name contains invalid characters');
  await page.getByRole('textbox', { name: 'App Name' }).fill('Reading room');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reading room' })).toBeVisible();

  const stranger = await browser.newContext({ baseURL: server.url });
  const other = await stranger.newPage();
  await other.goto(`/preview/${appId}`);
  await expect(other.getByRole('heading', { name: 'Sign in to open this page' })).toBeVisible();
  await arriveSignedIn(other, server.url);
  await other.goto(`/preview/${appId}`);
  await expect(other.getByRole('heading', { name: 'There is no such app of yours' })).toBeVisible();
  await stranger.close();

  await page.getByRole('button', { name: 'More about this app' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'Reading room was deleted' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reading room' })).toBeVisible();
  await expectNoSidewaysScroll(page);
});
