import { expect } from '@playwright/test';
import { arriveSignedIn } from './account.ts';
import { untilAppRuns } from './app-runs.ts';
import { exported, otherAccount } from './hand-on.ts';
import { test } from './server.ts';

test.setTimeout(180_000);

test('somebody makes an agent of their own, saves two versions, brings one back, and hands it on', async ({
  page,
  browser,
  server,
}) => {
  await arriveSignedIn(page, server.url);
  await page.goto('/my-agents/new?base=loan-desk');
  await page.getByLabel('Name of the agent').fill('Van loans');
  await page.getByRole('checkbox', { name: 'Fix and hide Currency' }).click();
  await page.getByRole('textbox', { name: 'Amount borrowed', exact: true }).fill('20000');
  await page.getByRole('button', { name: 'Save agent' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Van loans' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Amount borrowed', exact: true })).toHaveValue('20000');
  await expect(page.getByRole('combobox', { name: 'Currency' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByLabel('Name of this run').fill('First van');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your runs' })).toBeVisible();

  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Van loans' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Amount borrowed', exact: true }).fill('30000');
  await page.getByRole('button', { name: 'Save agent' }).click();
  await expect(page.getByText('This is version 2.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Amount borrowed', exact: true })).toHaveValue('30000');
  await expect(page.getByText('Made with version 1')).toBeVisible();
  await page.getByRole('link', { name: 'Look at version 1' }).click();
  await expect(page.getByText('You look at version 1 of 2')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Amount borrowed', exact: true })).toHaveValue('20000');
  await page.getByRole('button', { name: 'Restore version 1' }).first().click();
  await expect(page.getByText('This is version 3.')).toBeVisible();

  const file = await exported(page);
  const other = await otherAccount(browser, server.url);
  await other.goto('/my-agents');
  await untilAppRuns(other);
  await other
    .getByLabel('Import an agent')
    .setInputFiles({ name: 'van.json', mimeType: 'application/json', buffer: Buffer.from(file) });
  await expect(other.getByRole('heading', { level: 1, name: 'Van loans' })).toBeVisible();
  await expect(other.getByRole('textbox', { name: 'Amount borrowed', exact: true })).toHaveValue('20000');
  await other.context().close();
});
