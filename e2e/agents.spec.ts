import { expect } from '@playwright/test';
import { untilAppRuns } from './app-runs.ts';
import { test } from './server.ts';

test('a visitor opens an agent, works out a case of their own, saves it and finds it again', async ({
  page,
}) => {
  await page.goto('/agents');
  await untilAppRuns(page);
  await page.getByRole('searchbox', { name: 'Search the agents' }).fill('mortgage');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Loan Desk/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Loan Desk' })).toBeVisible();

  await page.getByRole('button', { name: /Delivery van/ }).click();
  await expect(page.getByRole('heading', { name: 'Result: Delivery van' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Amount borrowed' }).fill('20 000');
  await page.getByRole('textbox', { name: 'Paid on top of each payment' }).fill('lots');
  await page.getByRole('button', { name: 'Work it out' }).click();
  await expect(page.getByText('This is no number. Write it in digits, such as 1250.5.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Paid on top of each payment' }).fill('0');
  await page.getByRole('button', { name: 'Work it out' }).click();
  const answer = page.getByText(/You pay €404\.57 a month for 5 years/).last();
  await expect(answer).toBeVisible();

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByLabel('Name of this run').fill('Second-hand van');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your runs' })).toBeVisible();

  await page.goto('/agent-dashboard');
  await untilAppRuns(page);
  await page
    .getByRole('button', { name: /Second-hand van/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Result: Second-hand van' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Amount borrowed' })).toHaveValue('20 000');
  await expect(answer).toBeVisible();
});

test('the older name of an agent’s page leads to the same desk', async ({ page }) => {
  await page.goto('/savants/loan-desk');
  await untilAppRuns(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Loan Desk' })).toBeVisible();
  await page.goto('/savants/nobody');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Loan Desk');
});
