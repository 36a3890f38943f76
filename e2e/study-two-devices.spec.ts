import { type BrowserContext, expect, type Page } from '@playwright/test';
import { addAccount, addSession, bringSession, newAccount } from './account.ts';
import { untilAppRuns } from './app-runs.ts';
import { test } from './server.ts';

test.setTimeout(300_000);

interface Device {
  readonly context: BrowserContext;
  readonly page: Page;
}

async function openDeck(page: Page) {
  await page.goto('/study-buddy');
  await untilAppRuns(page);
  await page.getByRole('link', { name: 'Biology', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Biology' })).toBeVisible();
}

/** Answers the first cards, each with its key. */
async function review(page: Page, keys: readonly string[]) {
  await page.getByRole('link', { name: /^Review \d+/ }).click();
  for (const key of keys) {
    await page.getByRole('button', { name: 'Show the answer' }).click();
    await expect(page.getByRole('button', { name: /^Good/ })).toBeVisible();
    await page.keyboard.press(key);
  }
  await expect(page.getByText(new RegExp(`left, ${keys.length} done`))).toBeVisible();
}

/** What every card says of itself: how it stands, without the minutes that pass meanwhile. */
async function standings(page: Page): Promise<string[]> {
  await openDeck(page);
  await page.getByRole('button', { name: 'Show more' }).click();
  const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Question and answer' });
  const words = await rows.allInnerTexts();
  return words.map((text) =>
    text.replaceAll(/due in \d+ (min|h)/g, 'due soon').replaceAll('due now', 'due soon'),
  );
}

test('two devices of one account review the same cards without a network, and nothing is lost', async ({
  browser,
  server,
}) => {
  const account = newAccount();
  const sessions = [await addAccount(server.url, account), await addSession(server.url, account)];
  const devices: Device[] = [];
  for (const session of sessions) {
    const context = await browser.newContext({ baseURL: server.url });
    const page = await context.newPage();
    await bringSession(page, server.url, session);
    devices.push({ context, page });
  }
  const [one, other] = devices;
  if (one === undefined || other === undefined) throw new Error('There are no two devices.');
  await one.page.goto('/study-buddy');
  await untilAppRuns(one.page);
  await one.page.getByRole('button', { name: 'Add the deck Biology' }).click();
  await expect(one.page.getByText(/^68 cards: 0 due, 20 new/)).toBeVisible();
  await expect(async () => {
    await other.page.goto('/study-buddy');
    await untilAppRuns(other.page);
    await expect(other.page.getByRole('article').or(other.page.getByText('68 cards'))).toBeVisible({
      timeout: 5_000,
    });
  }).toPass({ timeout: 90_000 });

  await openDeck(one.page);
  await openDeck(other.page);
  for (const { context } of devices) await context.setOffline(true);
  // Both begin with the same card; one of them goes further.
  await review(one.page, ['3', '1', '4']);
  await review(other.page, ['1', '3', '3', '4', '2']);
  for (const { context } of devices) await context.setOffline(false);

  for (const { page } of devices)
    await expect(async () => {
      await openDeck(page);
      await page.getByRole('tab', { name: 'Statistics' }).click();
      await expect(page.getByText('8 reviews on 1 day of the last 26 weeks')).toBeVisible({ timeout: 8_000 });
    }).toPass({ timeout: 120_000 });
  const [here, there] = [await standings(one.page), await standings(other.page)];
  expect(here.length).toBe(68);
  expect(there).toEqual(here);
  expect(here.filter((text) => !/·\s*new\b/.test(text)).length).toBe(5);
  for (const { context } of devices) await context.close();
});
