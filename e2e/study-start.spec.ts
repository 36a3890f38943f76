import { expect, type Page } from '@playwright/test';
import { accessibilityFaultsInBothThemes } from './accessibility-in-both-themes.ts';
import { expectNoSidewaysScroll } from './account.ts';
import { untilAppRuns } from './app-runs.ts';
import { test } from './server.ts';

test.setTimeout(300_000);

const notes = `# The water cycle

Evaporation is the change of liquid water into vapour. Condensation is the change of vapour into drops. The sun heats the sea and drives the whole cycle. About 97 % of the water on Earth is salt water.

Clouds form where moist air cools. Precipitation is water that falls from clouds as rain, snow or hail. Rivers carry it back to the sea.`;

async function shoot(page: Page, name: string) {
  const { width } = page.viewportSize() ?? { width: 0 };
  await page.screenshot({ path: `bench/out/${name}-${width}.png`, fullPage: true });
}

test('a newcomer pastes notes at once, takes a ready deck, and finds both again', async ({ page }) => {
  await page.goto('/study-buddy');
  await untilAppRuns(page);
  await expect(page.getByRole('heading', { name: 'Make your first deck' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add the deck Biology' })).toBeVisible();
  await shoot(page, 'study-start-empty');
  await expectNoSidewaysScroll(page);
  expect(await accessibilityFaultsInBothThemes(page)).toEqual([]);

  // Notes without a deck: it is named after them, and the name can be changed.
  await page.getByRole('textbox', { name: 'Your notes' }).fill(notes);
  await page.getByRole('button', { name: 'Make a summary and cards' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The water cycle' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /cards made of these notes/ })).toBeVisible();
  const name = page.getByRole('textbox', { name: 'Name of the deck' });
  await expect(name).toHaveValue('The water cycle');
  await name.fill('Water');
  await name.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Water' })).toBeVisible();
  await shoot(page, 'study-start-notes');
  await expectNoSidewaysScroll(page);
  // Whoever leaves finds the proposals again.
  await page.reload();
  await untilAppRuns(page);
  await page.getByRole('button', { name: /^Add \d+ cards$/ }).click();
  await expect(page.getByRole('searchbox', { name: 'Search the cards' })).toBeVisible();
  await expect(page.getByText('What is evaporation?', { exact: false }).first()).toBeVisible();

  // A ready deck, found by words.
  await page.goto('/study-buddy');
  await untilAppRuns(page);
  await page.getByRole('button', { name: /^All \d+ ready decks$/ }).click();
  await page.getByRole('searchbox', { name: 'Search the ready decks' }).fill('contract');
  await expect(page.getByRole('dialog').getByText('Contract law terms')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search the ready decks' }).fill('astronomy');
  await page.getByRole('dialog').getByRole('button', { name: 'Add the deck Astronomy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Astronomy' })).toBeVisible();
  await expect(page.getByText(/^66 cards: 0 due, 20 new/)).toBeVisible();
  await page.goto('/study-buddy');
  await untilAppRuns(page);
  await expect(page.getByRole('link', { name: 'Water', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Astronomy', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Make another deck' })).toBeVisible();
  await shoot(page, 'study-start-full');
  await expectNoSidewaysScroll(page);
  expect(await accessibilityFaultsInBothThemes(page)).toEqual([]);
});
