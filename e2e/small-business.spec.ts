import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { readSheet } from 'read-excel-file/node';
import { untilAppRuns } from './app-runs.ts';
import { test } from './server.ts';

test.setTimeout(120_000);

test('a visitor takes the bakery, changes a price, exports the workbook and makes it an app', async ({
  page,
}) => {
  await page.goto('/small-business-builder');
  await untilAppRuns(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Small Business Builder' })).toBeVisible();
  await page.getByRole('button', { name: /^Hair salon/ }).click();
  await expect(page.getByRole('heading', { name: 'Result: Hair salon' })).toBeVisible();
  await page.getByRole('button', { name: /^Bakery/ }).click();
  const result = page.locator('#result');
  const answer = (text: RegExp) => result.getByText(text).last();
  await expect(answer(/^Kruste breaks even at [\d,]+ units a month/)).toBeVisible();
  const before = unitsIn(await answer(/^Kruste breaks even at/).innerText());

  await page.getByRole('textbox', { name: 'Price, row 1', exact: true }).first().fill('6.40');
  await page.getByRole('button', { name: 'Work it out' }).click();
  await expect
    .poll(async () => unitsIn(await answer(/^Kruste breaks even at/).innerText()))
    .toBeLessThan(before);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  await page.getByRole('menuitem', { name: /workbook/i }).click();
  const file = await (await downloading).path();
  // While a file is written its button is wider, and what stands beside it moves.
  await expect(page.getByRole('button', { name: 'Download' })).toBeEnabled();
  const assumptions = await readSheet(await readFile(file), 'Assumptions');
  expect(assumptions.find(([name]) => name === 'Sourdough loaf')?.[1]).toBe(6.4);
  const balance = await readSheet(await readFile(file), 'Balance sheet');
  expect(balance.map(([line]) => line)).toContain('Check: assets less liabilities and equity');

  await page.getByRole('button', { name: 'Make it an app' }).click();
  await expect(page.getByLabel('What should your app do?')).toHaveValue(
    /^A site for my bakery Kruste in Graz\. We sell sourdough loaf \(€6\.40\),/,
  );
  await expect(page.getByRole('region', { name: 'Your app, running' }).getByText('Not kept yet')).toBeVisible(
    { timeout: 60_000 },
  );
});

function unitsIn(text: string): number {
  return Number(/at ([\d,]+) units/.exec(text)?.[1]?.replaceAll(',', ''));
}

test('a saved business opens again at its own page', async ({ page }) => {
  await page.goto('/small-business-builder');
  await untilAppRuns(page);
  await page.getByRole('button', { name: /^Food truck/ }).click();
  await expect(page.getByRole('heading', { name: 'Result: Food truck' })).toBeVisible();
  // What is saved is the result that stands there, which comes a moment after its name.
  await expect(
    page
      .locator('#result')
      .getByText(/^Maíz Azul breaks even/)
      .last(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByLabel('Name of this run').fill('Truck for the bank');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your runs' })).toBeVisible();

  await page.goto('/agent-dashboard');
  await untilAppRuns(page);
  await expect(page.getByText('Small Business Builder').first()).toBeVisible();
  await page
    .getByRole('button', { name: /Truck for the bank/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/small-business-builder\?run=/);
  await expect(page.getByRole('heading', { name: 'Result: Truck for the bank' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name of the business' })).toHaveValue('Maíz Azul');
});
