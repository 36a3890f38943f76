import { expect, type Page } from '@playwright/test';
import mammoth from 'mammoth';
import readWorkbook from 'read-excel-file/node';
import { accessibilityFaultsInBothThemes } from './accessibility-in-both-themes.ts';
import { expectNoSidewaysScroll } from './account.ts';
import { untilAppRuns } from './app-runs.ts';
import { writeOwnResource } from './own-resource.ts';
import { test } from './server.ts';

test.setTimeout(240_000);

async function downloaded(page: Page, button: string): Promise<string> {
  const arrival = page.waitForEvent('download');
  await page.getByRole('button', { name: `Download as ${button}` }).click();
  return (await arrival).path();
}

test('a template is found although it was misspelt and saved for Word, a worksheet for Excel, one is added, and all stays', async ({
  page,
}) => {
  await page.goto('/resource-team');
  await untilAppRuns(page);
  await expect(page.getByText(/^\d+ resources$/)).toBeVisible();
  expect(await accessibilityFaultsInBothThemes(page)).toEqual([]);
  const search = page.getByRole('searchbox', { name: 'Search the resources' });
  await search.fill('meting agenda');
  const cards = page.getByRole('list', { name: 'Resources' });
  await expect(cards.getByRole('link').first()).toContainText('Meeting agenda');
  await search.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/resource-team/meeting-agenda-and-minutes');
  await expect(page.getByRole('region', { name: 'Preview' }).getByRole('heading').first()).toBeVisible();
  expect(await accessibilityFaultsInBothThemes(page)).toEqual([]);
  const words = await mammoth.extractRawText({ path: await downloaded(page, 'Word') });
  expect(words.value).toContain('How to use it');
  expect(words.value).toContain('____');

  await page.getByRole('link', { name: 'Resource Team' }).last().click();
  await page.getByRole('button', { name: /^Worksheets/ }).click();
  await page.getByRole('link', { name: /Break-even calculator/ }).click();
  await expect(page.getByText('15.50', { exact: true }).first()).toBeVisible();
  const sheets = await readWorkbook(await downloaded(page, 'Excel'));
  expect(sheets.map(({ sheet }) => sheet)).toEqual(['Overview', 'Break-even', 'What if', 'Several products']);
  expect(sheets[1]?.data[1]?.slice(0, 2)).toEqual(['Price per unit', 25]);
  await page.getByRole('button', { name: 'Star', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Starred' })).toBeVisible();

  await page.goto('/resource-team');
  await untilAppRuns(page);
  await page.getByRole('link', { name: 'Add your own' }).click();
  await writeOwnResource(page, 'Closing our shop');
  const own = await mammoth.extractRawText({ path: await downloaded(page, 'Word') });
  expect(own.value).toContain('☐ Count: ________');
  expect(own.value).toContain('15');

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Closing our shop' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: /Closing our shop/ })).toBeVisible();
  await page.getByRole('button', { name: /^Starred/ }).click();
  await expect(cards.getByRole('link', { name: /Break-even calculator/ })).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('a resource that does not exist is no page, and one that does tells search engines what it is', async ({
  page,
  server,
}) => {
  expect((await fetch(`${server.url}/resource-team/no-such-thing`)).status).toBe(404);
  await page.goto('/resource-team/mutual-nda');
  const data = await page.locator('head > script[type="application/ld+json"]').textContent();
  expect(data).toContain('"DigitalDocument"');
});
