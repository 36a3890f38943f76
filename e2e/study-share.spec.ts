import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { accessibilityFaultsInBothThemes } from './accessibility-in-both-themes.ts';
import { arriveSignedIn, expectNoSidewaysScroll } from './account.ts';
import { untilAppRuns } from './app-runs.ts';
import { test } from './server.ts';

test.setTimeout(300_000);

/** Text that would run if anybody took it for more than text. */
const hostile = '<img src=x onerror="window.ran = true"><script>window.ran = true</script>';

async function ownDeck(page: Page) {
  await page.goto('/study-buddy');
  await untilAppRuns(page);
  await page.getByRole('button', { name: 'Add the deck First Aid' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'First Aid' })).toBeVisible();
  await page.getByRole('button', { name: 'New card' }).click();
  await page.getByRole('textbox', { name: 'Question' }).fill(`Odd card ${hostile}`);
  await page.getByRole('textbox', { name: 'Answer' }).fill('$x^2$ and plain words');
  await page.getByRole('button', { name: 'Save the card' }).click();
  await expect(page.getByText(/^69 cards:/)).toBeVisible();
}

async function downloadOf(page: Page, item: string) {
  await page.getByRole('button', { name: 'Download' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: item }).click();
  return readFile(await (await download).path());
}

test('a deck is shared by a link, looked through, taken along and downloaded by a stranger, and taken back', async ({
  page,
  browser,
  server,
}) => {
  await arriveSignedIn(page, server.url);
  await ownDeck(page);
  await page.getByRole('button', { name: 'More for this deck' }).click();
  await page.getByRole('menuitem', { name: 'Share by a link' }).click();
  const dialog = page.getByRole('dialog', { name: /^Share/ });
  const links = dialog.getByRole('list', { name: 'Open links' });
  // The cards are in the account as soon as the device has sent them.
  await expect(async () => {
    await dialog.getByRole('button', { name: /^Make (a|another) link/ }).click();
    await expect(links).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 90_000 });
  await expect(dialog.getByText('1 of at most 20 links is open.')).toBeVisible();
  const address = (await links.getByRole('link').first().getAttribute('href')) ?? '';

  // A stranger without an account, on a phone.
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
  const visitor = await context.newPage();
  await visitor.goto(address);
  await untilAppRuns(visitor);
  await expect(visitor.getByRole('heading', { level: 1, name: 'First Aid' })).toBeVisible();
  await expect(visitor.getByText(/^69 cards that somebody shared/)).toBeVisible();
  await expect(visitor.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await visitor.getByRole('button', { name: 'Show the answer' }).click();
  await visitor.getByRole('button', { name: 'Next card' }).click();
  await expect(visitor.getByText('2 of 69')).toBeVisible();
  for (let turn = 0; turn < 67; turn += 1) await visitor.keyboard.press('ArrowRight');
  await expect(visitor.getByText('69 of 69')).toBeVisible();
  await expect(visitor.getByText(`Odd card ${hostile}`).first()).toBeVisible();
  expect(await visitor.evaluate('window.ran')).toBeUndefined();
  await visitor.screenshot({ path: 'bench/out/study-shared-390.png', fullPage: true });
  await expectNoSidewaysScroll(visitor);
  expect(await accessibilityFaultsInBothThemes(visitor)).toEqual([]);

  expect((await downloadOf(visitor, 'For Anki (.apkg)')).subarray(0, 2).toString()).toBe('PK');
  expect((await downloadOf(visitor, 'Table (CSV)')).toString()).toContain('Odd card');

  await visitor.getByRole('button', { name: 'Add to my decks' }).click();
  await visitor.getByRole('link', { name: 'In your decks: open it' }).click();
  await expect(visitor.getByText(/^69 cards: 0 due, 20 new/)).toBeVisible();

  // Taken back: the link is closed, the copy stays.
  await links.getByRole('button', { name: /^Revoke the link/ }).click();
  await expect(links).toBeHidden();
  await visitor.goto(address);
  await expect(visitor.getByRole('heading', { name: 'This link was taken back' })).toBeVisible();
  await visitor.goto(new URL('/study-buddy', address).href);
  await untilAppRuns(visitor);
  await expect(visitor.getByRole('link', { name: 'First Aid', exact: true })).toBeVisible();
  await context.close();
});
