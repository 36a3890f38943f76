import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { accessibilityFaultsInBothThemes } from './accessibility-in-both-themes.ts';
import { untilAppRuns } from './app-runs.ts';
import { expectReadyForOffline } from './device.ts';
import { openServer, test } from './server.ts';

test.setTimeout(240_000);

async function makeDeck(page: Page, name: string) {
  await page.getByRole('button', { name: 'New deck' }).click();
  await page.getByRole('textbox', { name: 'Name of the deck' }).fill(name);
  await page.getByRole('button', { name: 'Make the deck' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

async function cardsOfExample(page: Page) {
  await page.getByRole('button', { name: 'Try an example' }).click();
  await page.getByRole('button', { name: 'Make a summary and cards' }).click();
  await expect(page.getByRole('heading', { name: /cards made of these notes/ })).toBeVisible();
}

test('notes become a summary and cards, which are reviewed, kept, exported for Anki and not imported twice', async ({
  page,
}) => {
  await page.goto('/study-buddy');
  await untilAppRuns(page);
  await makeDeck(page, 'Plants');
  await cardsOfExample(page);
  await expect(page.getByText(/Chosen by TextRank/)).toBeVisible();
  await page.getByRole('tab', { name: 'Marked in the text' }).click();
  await expect(
    page.getByRole('region', { name: 'The notes with the summary marked' }).locator('mark').first(),
  ).toBeVisible();
  await page.getByRole('tab', { name: 'Outline' }).click();
  await expect(page.getByRole('button', { name: 'The two stages' })).toBeVisible();
  expect(await accessibilityFaultsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: /^Add \d+ cards$/ }).click();
  await page.getByRole('tab', { name: 'Cards', exact: true }).click();
  await expect(page.getByText(/^\d\d? cards$/).first()).toBeVisible();

  // A card of one's own, with a formula.
  await page.getByRole('button', { name: 'New card' }).click();
  await page.getByRole('textbox', { name: 'Question' }).fill('Energy of a photon?');
  await page.getByRole('textbox', { name: 'Answer' }).fill('$E = hf$');
  await page.getByRole('button', { name: 'Save the card' }).click();
  await page.getByRole('searchbox', { name: 'Search the cards' }).fill('photon');
  await expect(page.getByText('1 card', { exact: true })).toBeVisible();
  expect(await accessibilityFaultsInBothThemes(page)).toEqual([]);

  // Reviewed by keyboard, and one answer taken back.
  await page.getByRole('link', { name: /^Review \d+/ }).click();
  await expect(page.getByRole('button', { name: 'Show the answer' })).toBeVisible();
  expect(await accessibilityFaultsInBothThemes(page)).toEqual([]);
  for (const key of ['3', '4', '1']) {
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: /^Good/ })).toBeVisible();
    await page.keyboard.press(key);
    await expect(page.getByRole('button', { name: 'Show the answer' })).toBeVisible();
  }
  await expect(page.getByText(/left, 3 done/)).toBeVisible();
  await page.keyboard.press('z');
  await expect(page.getByText(/left, 2 done/)).toBeVisible();
  await page.keyboard.press('b');
  await expect(page.getByText('Put off until tomorrow')).toBeVisible();

  await page.reload();
  await untilAppRuns(page);
  await page.getByRole('link', { name: 'Plants' }).click();
  await page.getByRole('tab', { name: 'Statistics' }).click();
  await expect(page.getByText('2 reviews on 1 day of the last 26 weeks')).toBeVisible();
  await page.screenshot({ path: 'bench/out/study-statistics.png', fullPage: true });

  // The package of Anki, there and back.
  await page.getByRole('button', { name: 'More for this deck' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'For Anki (.apkg)' }).click();
  const file = await (await download).path();
  expect((await readFile(file)).subarray(0, 2).toString()).toBe('PK');
  await page.goto('/study-buddy');
  await untilAppRuns(page);
  const again = { name: 'Plants.apkg', mimeType: 'application/zip', buffer: await readFile(file) };
  await page.getByLabel('Anki package').setInputFiles(again);
  await expect(page.getByText(/No new cards\. \d+ cards were there already/)).toBeVisible();
  await page
    .getByLabel('Anki package')
    .setInputFiles({ ...again, name: 'broken.apkg', buffer: again.buffer.subarray(0, 500) });
  await expect(page.getByText(/broken\.apkg: The package is damaged/)).toBeVisible();
  await page.screenshot({ path: 'bench/out/study-home.png', fullPage: true });
  expect(await accessibilityFaultsInBothThemes(page)).toEqual([]);

  // Deleted with all its cards, the package brings them back.
  await page.getByRole('link', { name: 'Plants', exact: true }).click();
  await page.getByRole('button', { name: 'More for this deck' }).click();
  await page.getByRole('menuitem', { name: 'Delete the deck' }).click();
  await page.getByRole('button', { name: 'Delete the deck' }).click();
  await expect(page.getByRole('heading', { name: 'Make your first deck' })).toBeVisible();
  await page.getByLabel('Anki package').setInputFiles(again);
  await expect(page.getByText(/^\d+ cards added/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Plants', exact: true })).toBeVisible();
});

test('on a phone every part fits, in both themes', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/study-buddy');
  await untilAppRuns(page);
  const fits = async () =>
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBe(360);
  await fits();
  await makeDeck(page, 'Plants');
  await cardsOfExample(page);
  await fits();
  await page.screenshot({ path: 'bench/out/study-phone-notes.png' });
  await page.getByRole('button', { name: /^Add \d+ cards$/ }).click();
  await page.getByRole('tab', { name: 'Cards', exact: true }).click();
  await fits();
  await page.getByRole('link', { name: /^Review \d+/ }).click();
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await fits();
  await page.screenshot({ path: 'bench/out/study-phone-review.png' });
  expect(await accessibilityFaultsInBothThemes(page)).toEqual([]);
});

test.describe('with the server gone', () => {
  test.use({ serviceWorkers: 'allow' });
  test('a deck is made, reviewed and still there after a reload', async ({ browser }) => {
    const server = await openServer('study-offline');
    const context = await browser.newContext({ baseURL: server.url });
    try {
      const page = await context.newPage();
      await page.goto('/study-buddy');
      await untilAppRuns(page);
      await makeDeck(page, 'Alone');
      await expectReadyForOffline(page);
      await server.stop();
      await cardsOfExample(page);
      await page.getByRole('button', { name: /^Add \d+ cards$/ }).click();
      await page.getByRole('link', { name: /^Review \d+/ }).click();
      await page.getByRole('button', { name: 'Show the answer' }).click();
      await page.getByRole('button', { name: /^Easy/ }).click();
      await expect(page.getByText(/left, 1 done/)).toBeVisible();
      await page.reload();
      await page.getByRole('link', { name: 'Alone' }).click();
      await page.getByRole('tab', { name: 'Statistics' }).click();
      await expect(page.getByText('1 review on 1 day of the last 26 weeks')).toBeVisible();
    } finally {
      await context.close();
      await server.dispose();
    }
  });
});
