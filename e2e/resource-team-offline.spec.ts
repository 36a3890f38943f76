import { expect, test } from '@playwright/test';
import { newAccount, signIn, signUp } from './account.ts';
import { untilAppRuns } from './app-runs.ts';
import { expectReadyForOffline } from './device.ts';
import { writeOwnResource } from './own-resource.ts';
import { openServer } from './server.ts';

// The server is stopped, and the page has to notice.
test.setTimeout(240_000);

test('what a visitor wrote moves into the account, is changed with the server gone, and is in another browser', async ({
  browser,
}) => {
  const server = await openServer('resource-team');
  try {
    const account = newAccount();
    const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'allow' });
    const page = await context.newPage();
    await page.goto('/resource-team/own/new');
    await untilAppRuns(page);
    await writeOwnResource(page, 'Written by a visitor');
    const address = new URL(page.url()).pathname;
    await signUp(page, account);
    await page.goto(`${address}/edit`);
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Written by a visitor');
    await expectReadyForOffline(page, 'every-page');

    await server.stop();
    await page.getByRole('textbox', { name: 'Title' }).fill('Changed alone');
    // The tab is lost before it is saved.
    await page.reload();
    await expect(page.getByText('Your unsaved draft is back')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Changed alone');
    await page.getByRole('button', { name: 'Save resource' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Changed alone' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Changed alone' })).toBeVisible();

    await server.start();
    await page.evaluate(`dispatchEvent(new Event('focus'))`);
    await expect(page.getByRole('button', { name: /change waiting/ })).toBeHidden({ timeout: 60_000 });
    await context.close();

    const elsewhere = await browser.newContext({ baseURL: server.url });
    const other = await elsewhere.newPage();
    await signIn(other, account);
    await other.goto('/resource-team?kind=yours');
    await other.getByRole('link', { name: /Changed alone/ }).click();
    await expect(other.getByText('Count: ________')).toBeVisible();
    await elsewhere.close();
  } finally {
    await server.dispose();
  }
});
