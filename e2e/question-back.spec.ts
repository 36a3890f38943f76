import { expect } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { expectNoSidewaysScroll, newAccount, signUp } from './account.ts';
import { watchPage } from './page-watch.ts';
import { test } from './server.ts';

test.describe.configure({ timeout: 120_000 });

test('who describes nothing is asked back, keeps the text, and goes on from a suggestion', async ({
  page,
  server,
}) => {
  const watch = watchPage(page, server.url);
  await signUp(page, newAccount());
  await page.goto('/');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Generate Your First App' }).click();
  const description = main.getByLabel('Description');
  await main.getByLabel('App Name').fill('Mine');
  await description.fill('A counter');
  await main.getByRole('button', { name: 'Generate App' }).click();
  const question = main.getByRole('alert').filter({ hasText: 'A question first' });
  await expect(question).toContainText('There is no counter', { timeout: 30_000 });
  await expect(description).toHaveValue('A counter');
  await expect(description).toBeFocused();
  await expect(question.getByRole('button', { name: 'Build it anyway' })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await question.getByRole('button', { name: 'A stopwatch' }).click();
  await expect(description).toHaveValue('A stopwatch');
  await expect(description).toBeFocused();
  await expect(question).toBeHidden();
  await expect(main.getByText('No apps yet')).toBeVisible();
  expect(watch.complaints).toEqual([]);
});
