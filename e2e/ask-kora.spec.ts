import { expect, type Page } from '@playwright/test';
import { accessibilityFaultsInBothThemes } from './accessibility-in-both-themes.ts';
import { addAccount, bringSession, newAccount } from './account.ts';
import { untilAppRuns } from './app-runs.ts';
import { expectReadyForOffline } from './device.ts';
import { holdCode } from './hold-code.ts';
import { type KoraServer, openServer, test } from './server.ts';

test.setTimeout(180_000);

const box = (page: Page) => page.getByLabel('Your question');
const turn = (page: Page, question: string) => page.getByRole('article', { name: question });

async function ask(page: Page, question: string): Promise<void> {
  await box(page).fill(question);
  await box(page).press('Enter');
  await expect(turn(page, question)).toBeVisible({ timeout: 30_000 });
}

test('a visitor asks what can be reckoned, and gets the figure with its steps', async ({ page }) => {
  await page.goto('/ask-kora');
  await untilAppRuns(page);
  await ask(page, 'What is 15% of 240?');
  const answer = turn(page, 'What is 15% of 240?');
  await expect(answer.getByText('36', { exact: true })).toBeVisible();
  await answer.getByRole('button', { name: 'How it was worked out' }).click();
  await expect(answer.getByRole('listitem').first()).toBeVisible();
});

test('a question that was sent before the code ran is answered, and leads to an agent with its form filled', async ({
  page,
}) => {
  await page.goto('/ask-kora');
  await box(page).fill('Work out a loan of 20000 at 5% over 5 years');
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  const answer = turn(page, 'Work out a loan of 20000 at 5% over 5 years');
  await expect(answer.getByText('from “20000”')).toBeVisible({ timeout: 30_000 });
  await expect(page).toHaveURL(/\?conversation=/);
  await answer.getByRole('link', { name: 'Open the desk' }).click();
  await expect(page).toHaveURL('/agents/loan-desk');
  await expect(page.getByText('Filled in from your question')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Amount borrowed' })).toHaveValue(/^20.?000$/);
  await expect(page.getByRole('textbox', { name: 'Nominal rate a year' })).toHaveValue('5');
  await expect(page.getByRole('textbox', { name: 'Fees paid at the start' })).toHaveValue('');
  await page.reload();
  await expect(page.getByText('Filled in from your question')).toBeVisible();
});

for (const way of ['Enter', 'the button'])
  test(`a question that is typed and sent by ${way} before the code runs is asked once, and stands in no address`, async ({
    page,
  }) => {
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    const release = await holdCode(page);
    await page.goto('/ask-kora', { waitUntil: 'commit' });
    await box(page).pressSequentially('What is 15% of 240?');
    if (way === 'Enter') await page.keyboard.press('Enter');
    else await page.getByRole('button', { name: 'Ask', exact: true }).click({ noWaitAfter: true });
    await expect(box(page)).toHaveValue('What is 15% of 240?');
    release();
    await expect(turn(page, 'What is 15% of 240?')).toBeVisible({ timeout: 30_000 });
    await expect(turn(page, 'What is 15% of 240?').getByText('36', { exact: true })).toBeVisible();
    await expect(box(page)).toHaveValue('');
    await expect(page).toHaveURL(/\?conversation=/);
    await expect(page.getByRole('article')).toHaveCount(1);
    expect(addresses.filter((address) => address.includes('240'))).toEqual([]);
  });

test('what is typed before the code runs is still there when it runs, whatever the address carries', async ({
  page,
}) => {
  for (const address of ['/ask-kora', '/ask-kora?from=a-letter']) {
    const release = await holdCode(page);
    await page.goto(address, { waitUntil: 'commit' });
    await box(page).pressSequentially('What is 10% of 50?');
    release();
    await untilAppRuns(page);
    await expect(box(page)).toHaveValue('What is 10% of 50?');
    await box(page).press('Enter');
    await expect(turn(page, 'What is 10% of 50?')).toBeVisible({ timeout: 30_000 });
    await page.unroute(/\/assets\/.*\.js$/);
  }
});

test('a wish for an app becomes the app, and the palette asks too', async ({ page }) => {
  await page.goto('/ask-kora');
  await untilAppRuns(page);
  await page.keyboard.press('Control+k');
  // The code of the palette is fetched when it is first wanted.
  await page.getByRole('combobox', { name: /^Search apps/ }).fill('make me an app that tracks my plants');
  await page.getByRole('option', { name: /^Ask Kora: make me an app/ }).click();
  const answer = turn(page, 'make me an app that tracks my plants');
  await answer.getByRole('button', { name: 'Make this app' }).click();
  const stage = page.getByRole('region', { name: 'Your app, running' });
  await expect(stage.getByText('Not kept yet')).toBeVisible({ timeout: 60_000 });
});

test('a conversation is shared by a link, read by anybody, and taken back', async ({
  page,
  browser,
  server,
}) => {
  await bringSession(page, server.url, await addAccount(server.url, newAccount()));
  await page.goto('/ask-kora');
  await untilAppRuns(page);
  await ask(page, 'What is 15% of 240?');
  await page.getByRole('button', { name: 'More for What is 15% of 240?' }).first().click();
  await page.getByRole('menuitem', { name: 'Share by a link' }).click();
  const dialog = page.getByRole('dialog', { name: /^Share/ });
  const links = dialog.getByRole('list', { name: 'Open links' });
  // It is in the account as soon as the device has sent it.
  await expect(async () => {
    await dialog.getByRole('button', { name: /^Make (a|another) link/ }).click();
    await expect(links).toBeVisible({ timeout: 3_000 });
  }).toPass();
  const address = await links.getByRole('link').first().getAttribute('href');
  const visitor = await browser.newPage();
  await visitor.goto(address ?? '');
  await expect(visitor.getByRole('article', { name: 'What is 15% of 240?' })).toContainText('36');
  await links
    .getByRole('button', { name: /^Revoke the link/ })
    .first()
    .click();
  await expect(links).toBeHidden();
  await visitor.reload();
  await expect(visitor.getByRole('heading', { name: 'This link was taken back' })).toBeVisible();
  await visitor.close();
});

test('on a phone nothing scrolls sideways, a question is edited, and both themes can be read', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/ask-kora');
  await untilAppRuns(page);
  await ask(page, 'Work out a loan of 20000 at 5% over 5 years');
  await box(page).press('ArrowUp');
  await page.getByRole('textbox', { name: 'The question' }).fill(`What did I save? ${'x'.repeat(200)}`);
  await page.getByRole('textbox', { name: 'The question' }).press('Enter');
  await expect(page.getByText('2 of 2')).toBeVisible();
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBe(360);
  await page.getByRole('button', { name: 'Former version' }).click();
  await expect(page.getByRole('link', { name: 'Open the desk' })).toBeVisible();
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBe(360);
  expect(await accessibilityFaultsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Conversations' }).click();
  await expect(
    page.getByRole('dialog').getByRole('link', { name: 'Work out a loan of 20000 at 5% over 5 years' }),
  ).toBeVisible();
});

test.describe('with the server gone', () => {
  test.use({ serviceWorkers: 'allow' });
  let server: KoraServer;
  test.beforeAll(async () => {
    server = await openServer('ask-offline');
  });
  test.afterAll(async () => {
    // Not there when it did not start.
    const opened: KoraServer | undefined = server;
    await opened?.dispose();
  });

  test('questions are answered, and what was asked before is still there', async ({ browser }) => {
    const context = await browser.newContext({ baseURL: server.url });
    const page = await context.newPage();
    await page.goto('/ask-kora');
    await untilAppRuns(page);
    await ask(page, 'What did I save?');
    await expectReadyForOffline(page, 'every-page');

    await server.stop();
    await ask(page, 'Work out a loan of 20000 at 5% over 5 years');
    await expect(page.getByText('from “5 years”')).toBeVisible();
    await page.reload();
    await expect(turn(page, 'What did I save?')).toBeVisible({ timeout: 30_000 });
    await ask(page, 'make me an app that tracks my plants');
    await expect(page.getByRole('button', { name: 'Make this app' })).toBeVisible();
    await context.close();
  });
});
