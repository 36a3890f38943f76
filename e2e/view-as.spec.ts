import { expect, type Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { addAccount, bringSession, expectNoSidewaysScroll, newAccount } from './account.ts';
import { makingMs, preview } from './app-preview.ts';
import { callAs, newApp, openCopy } from './new-app.ts';
import { test } from './server.ts';

test.describe.configure({ timeout: 300_000 });

const studio = 'Studio, runs the app';

function viewAs(page: Page) {
  return page.getByRole('combobox', { name: 'View as' });
}

async function choose(page: Page, viewer: string): Promise<void> {
  await viewAs(page).click();
  await page.getByRole('option', { name: viewer, exact: true }).click();
  await expect(viewAs(page)).toHaveText(viewer);
}

test('the owner sees the app as visitors and each role do, changes it by what is suggested, and opens it to everybody', async ({
  page,
  server,
  browser,
}) => {
  const owner = await addAccount(server.url, newAccount());
  const appId = await newApp(owner, server.url, 'generate-app', {
    appName: 'Nails by Nora',
    prompt:
      'A website for my nail studio: clients book treatments, only the studio sees all bookings, with login',
  });
  await bringSession(page, server.url, owner);
  await page.goto(`/preview/${appId}`);
  const app = preview(page, 1);
  const ownersPage = app.getByRole('navigation').getByRole('link', { name: 'Book', exact: true });

  // A visitor: the owner's page is not there.
  await expect(viewAs(page)).toHaveText('Visitor');
  await expect(app.getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(ownersPage).toHaveCount(0);

  // The owner: it is, and it opens.
  await choose(page, studio);
  await expect(ownersPage).toBeVisible();
  await ownersPage.dispatchEvent('click');
  await expect(app.getByRole('heading', { level: 1, name: 'Book', exact: true })).toBeVisible();
  await expect(app.getByText('This page is for')).toHaveCount(0);
  expect(await accessibilityFaults(page)).toEqual([]);

  // It stays so when the preview is loaded anew, and the whole page.
  await page.getByRole('button', { name: 'Reload the preview' }).click();
  await expect(ownersPage).toBeVisible();
  await page.reload();
  await expect(viewAs(page)).toHaveText(studio);
  await expect(ownersPage).toBeVisible();

  // By the keys: somebody else, who is told no more than a visitor on that page.
  await viewAs(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(viewAs(page)).toHaveText('Client');
  await expect(ownersPage).toHaveCount(0);

  // Who logs out in the app itself is a visitor, and the frame knows.
  await app.getByRole('button', { name: 'Log out' }).dispatchEvent('click');
  await expect(viewAs(page)).toHaveText('Visitor');

  // What is suggested speaks of this app, and is done; the next version is seen in the same eyes.
  await choose(page, studio);
  const suggestions = page.getByRole('region', { name: 'What you could ask for next' });
  const first = suggestions.getByRole('button').first();
  await expect(first).toHaveText(/bookings|treatments/i);
  await first.click();
  await expect(page.getByRole('list', { name: 'What became of it' }).last()).toBeVisible({
    timeout: makingMs,
  });
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible({ timeout: makingMs });
  await expect(viewAs(page)).toHaveText(studio);
  await expect(
    preview(page, 2).getByRole('navigation').getByRole('link', { name: 'Book', exact: true }),
  ).toBeVisible();

  // The address is proposed from the name; afterwards the button offers what can be done next.
  await page.getByRole('button', { name: 'Publish' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Address')).toHaveValue('nails-by-nora');
  await dialog.getByRole('button', { name: 'Publish' }).click();
  const address = (await dialog.getByRole('link', { name: 'Open the app' }).getAttribute('href')) ?? '';
  expect(address).toContain('//nails-by-nora.');
  await expect(dialog.getByRole('button', { name: 'Copy the address' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();

  // Visitors of the published app have no such door.
  const visitor = await browser.newPage();
  await visitor.goto(`${address}/?edit`);
  await expect(visitor.getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(visitor.locator('script[src*=".edit"]')).toHaveCount(0);
  expect((await visitor.goto(`${address}/.edit/picker.js`))?.status()).toBe(404);
  await visitor.close();

  // The version before comes back by one press, and then that one can be published.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(preview(page, 3).getByRole('heading', { level: 1 }).first()).toBeVisible({
    timeout: makingMs,
  });
  await page.getByRole('button', { name: 'Publish changes' }).click();
  expect(await accessibilityFaults(page)).toEqual([]);
  await expect(page.getByRole('menuitem', { name: 'Open the app' })).toHaveAttribute('href', address);
  await page.getByRole('menuitem', { name: 'Publish version 3' }).click();
  await expect(page.getByRole('button', { name: 'Published' })).toBeVisible();
  await page.getByRole('button', { name: 'Published' }).click();
  await page.getByRole('menuitem', { name: 'Take it down' }).click();
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeVisible();
  const afterwards = await browser.newPage();
  expect((await afterwards.goto(address))?.status()).toBe(404);
  await afterwards.close();

  // Another app of the same name gets another address.
  await callAs(owner, server.url, 'publish-app', { appId });
  const twin = await newApp(owner, server.url, 'duplicate-app', { appId, name: 'Nails by Nora' });
  await page.goto(`/preview/${twin}`);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(dialog.getByLabel('Address')).toHaveValue('nails-by-nora-2');
  await dialog.getByLabel('Address').fill('nails-by-nora');
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(dialog.getByText(/This address is taken/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Use it' }).click();
  await expect(dialog.getByLabel('Address')).toHaveValue('nails-by-nora-2');
});

test('on a phone the box is docked below the preview', async ({ browser, server, shelf }) => {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  await openCopy(page, server.url, shelf);
  const field = page.getByLabel('Change the app by a sentence');
  const send = page.getByRole('button', { name: 'Send' });
  const suggestions = page.getByRole('region', { name: 'What you could ask for next' });
  await expect(suggestions.getByRole('button').first()).toBeVisible();
  for (const y of [0, 200, 500]) {
    await page.evaluate<undefined>(`window.scrollTo(0, ${y})`);
    await expect(field).toBeInViewport({ ratio: 1 });
    await expect(send).toBeInViewport({ ratio: 1 });
  }
  for (const control of [field, send, suggestions.getByRole('button').first()])
    expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await expectNoSidewaysScroll(page);
  expect(await accessibilityFaults(page)).toEqual([]);
  await context.close();
});
