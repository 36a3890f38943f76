import { expect, type Page } from '@playwright/test';
import mammoth from 'mammoth';
import readWorkbook from 'read-excel-file/node';
import { accessibilityFaultsInBothThemes } from './accessibility-in-both-themes.ts';
import { expectNoSidewaysScroll, newAccount, signIn, signUp } from './account.ts';
import { untilAppRuns } from './app-runs.ts';
import { expectReadyForOffline } from './device.ts';
import { openServer, test } from './server.ts';

test.setTimeout(240_000);

async function downloaded(page: Page, button: string): Promise<string> {
  const arrival = page.waitForEvent('download');
  await page.getByRole('button', { name: `Download as ${button}` }).click();
  return (await arrival).path();
}

async function writeOwn(page: Page, title: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page
    .getByRole('textbox', { name: 'Text' })
    .fill('Tick in order.\n\n## Till\n\n- [ ] Count: ________\n\n| Coin | Sum |\n|---|---|\n| 5 | =A2*3 |');
  await page.getByRole('button', { name: 'Save resource' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
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
  await writeOwn(page, 'Closing our shop');
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

test('what a visitor wrote moves into the account, is changed with the server gone, and is in another browser', async ({
  browser,
}) => {
  const server = await openServer('resource-team');
  try {
    const account = newAccount();
    const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'allow' });
    const page = await context.newPage();
    await page.goto('/resource-team/own/new');
    await untilAppRuns(page);
    await writeOwn(page, 'Written by a visitor');
    const address = new URL(page.url()).pathname;
    await signUp(page, account);
    await page.goto(`${address}/edit`);
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Written by a visitor');
    await expectReadyForOffline(page, 'every-page');

    await server.stop();
    await page.getByRole('textbox', { name: 'Title' }).fill('Changed alone');
    // The tab is lost before it is saved.
    await page.reload();
    await expect(page.getByText('Your unsaved draft is back')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Changed alone');
    await page.getByRole('button', { name: 'Save resource' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Changed alone' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Changed alone' })).toBeVisible();

    await server.start();
    await page.evaluate(`dispatchEvent(new Event('focus'))`);
    await expect(page.getByRole('button', { name: /change waiting/ })).toBeHidden({ timeout: 60_000 });
    await context.close();

    const elsewhere = await browser.newContext({ baseURL: server.url });
    const other = await elsewhere.newPage();
    await signIn(other, account);
    await other.goto('/resource-team?kind=yours');
    await other.getByRole('link', { name: /Changed alone/ }).click();
    await expect(other.getByText('Count: ________')).toBeVisible();
    await elsewhere.close();
  } finally {
    await server.dispose();
  }
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
