import { expect } from '@playwright/test';
import { accessibilityFaultsInBothThemes } from './accessibility-in-both-themes.ts';
import { untilAppRuns } from './app-runs.ts';
import { test } from './server.ts';

test.setTimeout(180_000);

test('a term is found although it was misspelt, read, followed to another, and a clause is explained', async ({
  page,
}) => {
  await page.goto('/kora-law-dictionary');
  await untilAppRuns(page);
  await expect(page.getByText('Term of the day')).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Search the dictionary' });
  await search.fill('adverse posession');
  const found = page.getByRole('list', { name: 'Terms that were found' });
  await expect(found.getByRole('link').first()).toContainText('Adverse possession');
  await search.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/kora-law-dictionary/adverse-possession');
  await expect(page.getByRole('heading', { level: 1, name: 'Adverse possession' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Where it differs' })).toBeVisible();
  expect(await accessibilityFaultsInBothThemes(page)).toEqual([]);
  await page.getByRole('navigation', { name: 'Neighbouring terms' }).getByRole('link').last().click();
  await expect(page.getByRole('heading', { name: 'An example' })).toBeVisible();
  await expect(page).not.toHaveURL(/adverse-possession$/);

  await page.goto('/kora-law-dictionary?show=clause');
  await untilAppRuns(page);
  await page
    .getByRole('textbox', { name: /^A clause/ })
    .fill('The agent is liable for any breach of contract.');
  await page.getByRole('region', { name: 'The text with its terms marked' }).getByRole('link').last().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Breach of contract' })).toBeVisible();
});

test('on a phone the dictionary fits in both themes', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['/kora-law-dictionary', '/kora-law-dictionary/adverse-possession']) {
    await page.goto(path);
    await untilAppRuns(page);
    expect(await page.evaluate<number>('document.documentElement.scrollWidth'), path).toBe(360);
    expect(await accessibilityFaultsInBothThemes(page)).toEqual([]);
  }
});

test('a term that does not exist is no page, and one that does tells search engines what it is', async ({
  page,
  server,
}) => {
  expect((await fetch(`${server.url}/kora-law-dictionary/no-such-term`)).status).toBe(404);
  await page.goto('/kora-law-dictionary/adverse-possession');
  const data = await page.locator('head > script[type="application/ld+json"]').textContent();
  expect(data).toContain('"DefinedTerm"');
});
