import { expect } from '@playwright/test';
import { arriveSignedIn } from './account.ts';
import { test } from './server.ts';

test('the page of a person gathers what they have, and leads on', async ({ page, baseURL }) => {
  await page.goto('/hub');
  await expect(page.getByRole('link', { name: /Sign in/i }).first()).toBeVisible();
  await arriveSignedIn(page, baseURL ?? '');
  await page.goto('/hub');
  await expect(page.getByRole('heading', { level: 1, name: 'You' })).toBeVisible();
  await expect(page.getByText('Nothing begun yet')).toBeVisible();
  await expect(page.getByText('Everything you saved is in your account.')).toBeVisible();

  await page.goto('/love-light-learn');
  await page.getByText('Bright', { exact: true }).click();
  await expect(page.getByText('Kept on this device')).toBeVisible();
  await page.goto('/ask-kora');
  await page.getByLabel('Your question').fill('What is 15% of 240?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article', { name: 'What is 15% of 240?' })).toBeVisible();
  await page.goto('/hub');
  await expect(page.getByRole('link', { name: 'Today is written' })).toBeVisible();
  await page.getByRole('link', { name: /What is 15% of 240\?/ }).click();
  await expect(page.getByRole('article', { name: 'What is 15% of 240?' })).toBeVisible();
});

test('a tool is found by what somebody wants to do', async ({ page }) => {
  await page.goto('/tools');
  await page.getByLabel('Search the tools').fill('dairy gratitude');
  // Only then is the list as short as it stays: a press on a card that moves meets nothing.
  await expect(page.getByText('One tool')).toBeVisible();
  await page.getByRole('link', { name: 'Love Light Learn' }).last().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Love Light Learn' })).toBeVisible();
});
