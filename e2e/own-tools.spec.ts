import { expect } from '@playwright/test';
import { untilAppRuns } from './app-runs.ts';
import { exported, otherAccount } from './hand-on.ts';
import { test } from './server.ts';

test.setTimeout(180_000);

test('a visitor makes a tool of fields and formulas, runs it, hands it on, and another account imports it', async ({
  page,
  browser,
  server,
}) => {
  await page.goto('/custom-tools');
  await untilAppRuns(page);
  await page.getByRole('main').getByRole('link', { name: 'New tool' }).click();
  await page.getByLabel('Name of the tool').fill('Bill of the band');
  const formula = page
    .getByRole('region', { name: 'Formulas' })
    .getByRole('textbox', { name: 'Formula', exact: true });
  await formula.fill('price * amount / 0');
  await expect(page.getByText(/This divides by zero/).first()).toBeVisible();
  await formula.fill('price * amount * 2');
  await expect(page.getByText('= $200')).toBeVisible();
  await page.getByRole('button', { name: 'Save tool' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Bill of the band' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Amount' }).fill('10');
  await page.getByRole('button', { name: 'Work it out' }).click();
  await expect(page.getByText('Altogether it costs $250.').last()).toBeVisible();

  const file = await exported(page);
  const other = await otherAccount(browser, server.url);
  await other.goto('/custom-tools');
  await untilAppRuns(other);
  const chooser = other.getByLabel('Import a tool');
  await chooser.setInputFiles({
    name: 'bad.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"kind":"x"}'),
  });
  await expect(other.getByRole('alert')).toContainText('something else');
  await chooser.setInputFiles({ name: 'bill.json', mimeType: 'application/json', buffer: Buffer.from(file) });
  await expect(other.getByRole('heading', { level: 1, name: 'Bill of the band' })).toBeVisible();
  await expect(other.getByText('Altogether it costs $200.').last()).toBeVisible();

  await other.goto('/custom-tools');
  await untilAppRuns(other);
  const onHome = other.getByRole('switch', { name: 'Put on the home page' });
  await onHome.click();
  // It shows what is stored.
  await expect(onHome).toBeChecked();
  await other.goto('/?tab=custom-tools');
  await expect(other.getByRole('link', { name: 'Bill of the band' })).toBeVisible();
  await other.context().close();
});

test('three answers lead to an agent, and stay in the address', async ({ page }) => {
  await page.goto('/agents');
  await untilAppRuns(page);
  await page.getByRole('link', { name: 'Find your agent' }).click();
  await page.getByRole('radio', { name: 'People and projects' }).press('Space');
  await page.getByRole('radio', { name: 'A plan' }).press('Space');
  await expect(page).toHaveURL(/work=projects&need=plan/);
  await page.reload();
  await page
    .getByRole('main')
    .getByRole('link', { name: /Project Scheduler/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Project Scheduler' })).toBeVisible();
});
