import { expect, type Page, test } from '@playwright/test';
import { newAccount, signUp } from './account.ts';
import { expectReadyForOffline } from './device.ts';
import { type KoraServer, openServer } from './server.ts';

test.use({ serviceWorkers: 'allow' });
// The server is stopped, and the page has to notice.
test.setTimeout(180_000);

let server: KoraServer;
test.beforeAll(async () => {
  server = await openServer('agents-offline');
});
test.afterAll(async () => {
  // Not there when it did not start.
  const opened: KoraServer | undefined = server;
  await opened?.dispose();
});

const savedRun = (page: Page) =>
  page.getByRole('region', { name: 'Your runs' }).getByRole('button', { name: /^Worked out alone/ });

test('with the server gone an agent still works, and what was saved arrives when it is back', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  await signUp(page, newAccount());
  await page.goto('/agents/loan-desk');
  await page.getByRole('button', { name: /Delivery van/ }).click();
  await expect(page.getByRole('heading', { name: 'Result: Delivery van' })).toBeVisible();
  // Some browsers never ask again for code that once did not come: all of it is here first.
  await expectReadyForOffline(page, 'every-page');

  await server.stop();
  await page.getByRole('textbox', { name: 'Amount borrowed' }).fill('20 000');
  await page.getByRole('button', { name: 'Work it out' }).click();
  await expect(page.getByText(/You pay €\d/).last()).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('textbox', { name: 'Name of this run' }).fill('Worked out alone');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(savedRun(page)).toBeVisible();
  await page.reload();
  await expect(savedRun(page)).toBeVisible();

  await server.start();
  await page.evaluate(`dispatchEvent(new Event('focus'))`);
  await expect(page.getByRole('button', { name: /change waiting/ })).toBeHidden({ timeout: 60_000 });

  await expect(page.getByRole('region', { name: 'Your runs' })).toMatchAriaSnapshot(`
    - button "More for Worked out alone"
  `);
  // It is in the account now: somebody without an account sees it by a link.
  await page.getByRole('button', { name: 'More for Worked out alone' }).click();
  await page.getByRole('menuitem', { name: 'Share by a link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share “Worked out alone”' });
  await dialog.getByRole('button', { name: 'Make a link' }).click();
  const link = await dialog.getByRole('link', { name: /Open the link/ }).getAttribute('href');
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(link ?? '');
  await expect(visitor.getByRole('heading', { level: 1, name: 'Worked out alone' })).toBeVisible();
  await expect(visitor.getByText(/You pay €\d/).first()).toBeVisible();
  await dialog.getByRole('button', { name: /^Revoke/ }).click();
  await expect(dialog.getByText('There is no link to this run yet.')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText('This link was taken back')).toBeVisible();
  await visitor.context().close();
  await context.close();
});
