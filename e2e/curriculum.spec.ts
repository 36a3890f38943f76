import { readFile } from 'node:fs/promises';
import { type Browser, expect, type Page, test } from '@playwright/test';
import mammoth from 'mammoth';
import { accessibilityFaults } from './accessibility.ts';
import {
  addSession,
  arriveSignedIn,
  bringSession,
  expectMessage,
  expectNoSidewaysScroll,
  newAccount,
} from './account.ts';
import { chooseOption } from './choose-option.ts';
import { expectReadyForOffline } from './device.ts';
import { type KoraServer, openServer } from './server.ts';

test.use({ serviceWorkers: 'allow' });
// The server is stopped, and the page has to notice.
test.setTimeout(240_000);

let server: KoraServer;
test.beforeAll(async () => {
  server = await openServer('curriculum');
});
test.afterAll(async () => {
  // Not there when it did not start.
  const opened: KoraServer | undefined = server;
  await opened?.dispose();
});

async function downloaded(page: Page, file: string): Promise<string> {
  await page.getByRole('button', { name: 'Download' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: file }).click(),
  ]);
  return await download.path();
}

async function makePlan(page: Page): Promise<void> {
  await page.goto('/curriculum-on-demand');
  // With a slip of the finger.
  await page.getByLabel('What do you want to learn?').fill('statistcs');
  await page.getByRole('button', { name: /^Statistics The whole subject/ }).click();
  await chooseOption(page, page.getByRole('combobox', { name: 'Goal' }), 'Use it at work');
  await page.getByLabel('Weeks', { exact: true }).fill('90');
  await page.getByRole('button', { name: 'Make the plan' }).click();
  await expect(page.getByText('Between 1 and 52 weeks.')).toBeVisible();
  await page.getByLabel('Weeks', { exact: true }).fill('6');
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Make the plan' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Statistics' })).toBeVisible();
}

const week = (page: Page, number: number) =>
  page.getByRole('region', { name: new RegExp(`^Week ${number}\\b`) });
const done = (page: Page, title: string) => page.getByRole('checkbox', { name: `Done: ${title}` });

async function anotherBrowser(browser: Browser, account: { email: string; password: string }): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  await bringSession(page, server.url, await addSession(server.url, account));
  return page;
}

test('a plan is made, rearranged, worked through and taken along, also with the server gone', async ({
  browser,
  isMobile,
  viewport,
}) => {
  const context = await browser.newContext({ baseURL: server.url, viewport, isMobile, hasTouch: isMobile });
  const page = await context.newPage();
  const account = newAccount();
  await arriveSignedIn(page, server.url, account);
  await makePlan(page);

  await expect(page.getByText(/All of it needs [\d.]+ h, you have 24 h/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What needs what' })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.getByRole('tab', { name: 'Weeks' }).click();
  const first = week(page, 1);
  await expect(first.getByRole('button', { name: 'Kinds of data', exact: true })).toBeVisible();
  // Before its prerequisite it cannot go.
  await first.getByRole('button', { name: 'Move up: Asking a statistical question' }).click();
  await expectMessage(page, 'That order does not work', 'needs “Kinds of data” first');
  const down = first.getByRole('button', { name: /^Move down: / }).last();
  const name = ((await down.getAttribute('aria-label')) ?? '').replace('Move down: ', '');
  await down.click();
  await expect(week(page, 2).getByRole('button', { name, exact: true })).toBeVisible();

  // It shows what is stored.
  await done(page, 'Kinds of data').click();
  await expect(done(page, 'Kinds of data')).toBeChecked();
  await first.getByRole('button', { name: 'Kinds of data', exact: true }).click();
  await first.getByRole('button', { name: 'Show the answer' }).first().click();
  await first.getByRole('button', { name: 'I knew it' }).click();
  await expect(first.getByText('Knew it', { exact: true })).toBeVisible();
  await first.getByLabel('Notes').fill('Postcodes are labels.');
  await first.getByLabel('Notes').blur();
  expect(await accessibilityFaults(page)).toEqual([]);

  const calendar = await readFile(await downloaded(page, 'Dates (calendar)'), 'utf8');
  expect(calendar).toMatch(
    /^BEGIN:VCALENDAR[\s\S]*SUMMARY:Kinds of data[\s\S]*SUMMARY:Review: Kinds of data/,
  );
  const { value: text } = await mammoth.extractRawText({ path: await downloaded(page, 'Document (Word)') });
  expect(text).toContain('Postcodes are labels.');
  expect(text).toContain('Left for later');

  await page.reload();
  await expect(done(page, 'Kinds of data')).toBeChecked();
  await expect(week(page, 2).getByRole('button', { name, exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /changes? waiting/ })).toBeHidden({ timeout: 60_000 });

  const other = await anotherBrowser(browser, account);
  await other.goto('/curriculum-on-demand');
  await other.getByRole('link', { name: /^Statistics/ }).click();
  await other.getByRole('tab', { name: 'Weeks' }).click();
  await expect(done(other, 'Kinds of data')).toBeChecked();
  await expect(week(other, 2).getByRole('button', { name, exact: true })).toBeVisible();

  await expectReadyForOffline(page);
  await server.stop();
  await page.reload();
  await done(page, 'Asking a statistical question').click();
  await expect(done(page, 'Asking a statistical question')).toBeChecked();
  await page.reload();
  await expect(done(page, 'Asking a statistical question')).toBeChecked();
  await server.start();
  await page.evaluate(`dispatchEvent(new Event('focus'))`);
  await expect(page.getByRole('button', { name: /changes? waiting/ })).toBeHidden({ timeout: 60_000 });
  await other.reload();
  await expect(done(other, 'Asking a statistical question')).toBeChecked({ timeout: 60_000 });
  await expectNoSidewaysScroll(page);
  await other.context().close();
  await context.close();
});
