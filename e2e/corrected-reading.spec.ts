import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { accessibilityFaultsInBothThemes } from './accessibility-in-both-themes.ts';
import { expectNoSidewaysScroll } from './account.ts';
import { makingMs } from './app-preview.ts';
import { takeCopy } from './new-app.ts';
import { test } from './server.ts';

test.describe.configure({ timeout: 300_000 });

test('a label of the description is corrected, and the app is planned again with it', async ({
  page,
  server,
  shelf,
}) => {
  const { appId } = await takeCopy(page, server.url, shelf);
  await page.goto('/settings/corrections');
  const setting = page.getByRole('region', { name: 'Corrected labels' });
  const kept = page.waitForResponse(
    (answer) => answer.url().includes('/rest/v1/profiles') && answer.request().method() !== 'GET',
  );
  await setting.getByRole('switch').click();
  expect((await kept).ok()).toBe(true);
  await expect(setting.getByText('No description is kept yet.')).toBeVisible();

  await page.goto(`/preview/${appId}?tab=plan`);
  const section = page.getByRole('region', { name: 'How your description was read' });
  await expect(section.getByRole('button', { name: 'books: a thing that is kept' })).toBeVisible();
  await expect(page.getByLabel('Many Authors')).toHaveCount(0);
  expect(await accessibilityFaultsInBothThemes(page)).toEqual([]);
  await section.getByRole('button', { name: /^author: / }).click();
  const menu = page.getByRole('menu', { name: 'What “author” is' });
  await menu.getByRole('menuitemradio', { name: 'A thing that is kept' }).click();
  await expect(section.getByRole('list', { name: 'Your corrections' })).toHaveText(
    '“author” is a thing that is kept.',
  );
  await section.getByRole('button', { name: 'Plan again from these' }).click();
  await expect(page.getByText('Saved as version 2')).toBeVisible({ timeout: makingMs });
  await expect(section.getByRole('button', { name: 'author: a thing that is kept' })).toBeVisible();
  await expect(page.getByLabel('Many Authors')).toHaveValue('Authors');
  await expectNoSidewaysScroll(page);

  await page.goto('/settings/corrections');
  const download = page.waitForEvent('download');
  await setting.getByRole('button', { name: 'Download labels' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toMatch(/^@ C-001 .*\n.*\{T\d+\S* author\}/);
});
