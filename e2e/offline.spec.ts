import { expect, type Page, test } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { expectMessage, newAccount, signIn, signUp } from './account.ts';
import { expectReadyForOffline } from './device.ts';
import { type KoraServer, openServer } from './server.ts';

test.use({ serviceWorkers: 'allow' });
// Each stops the server and waits for the page to notice.
test.setTimeout(180_000);

const waitingNote = 'Saved on this device, will be sent when you are online';

let server: KoraServer;
let isUp = true;
test.beforeAll(async () => {
  server = await openServer('offline');
});
test.afterEach(async () => {
  if (!isUp) await startServer();
});
test.afterAll(async () => {
  // Not there when it did not start.
  const opened: KoraServer | undefined = server;
  await opened?.dispose();
});

async function stopServer(): Promise<void> {
  isUp = false;
  await server.stop();
}

async function startServer(): Promise<void> {
  await server.start();
  isUp = true;
}

const name = (page: Page) => page.getByLabel('Display name');

test('a name that is saved while the server is down survives a reload and reaches another browser', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  const account = newAccount();
  await signUp(page, account);
  await page.goto('/settings');
  await expect(name(page)).toBeVisible();
  // Another section of the settings is another page.
  await expectReadyForOffline(page, 'every-page');

  await stopServer();
  await name(page).fill('Ada offline');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expectMessage(page, 'Profile saved');
  await expect(page.getByText(waitingNote)).toBeVisible();

  await page.reload();
  await expect(name(page)).toHaveValue('Ada offline');
  await expect(page.getByText(waitingNote)).toBeVisible();
  const status = page.getByRole('button', { name: /^\d+ changes? waiting/ });
  await expect(status).toBeVisible({ timeout: 30_000 });
  await status.click();
  await expect(page.getByRole('dialog', { name: 'Changes on this device' })).toContainText(
    'Waiting to be sent',
  );
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Appearance' }).click();
  await page.getByRole('radio', { name: 'Light' }).check({ force: true });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');

  await startServer();
  // Somebody comes back to the tab.
  await page.evaluate(`dispatchEvent(new Event('focus'))`);
  await expect(page.getByText(waitingNote)).toBeHidden();
  await expect(status).toBeHidden();
  await context.close();

  const elsewhere = await browser.newContext({ baseURL: server.url });
  const other = await elsewhere.newPage();
  await signIn(other, account);
  await other.goto('/settings');
  await expect(name(other)).toHaveValue('Ada offline');
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'light');
  await elsewhere.close();
});

test('a session that ran out while offline keeps its person, and goes on when the server is back', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  await signUp(page, newAccount());
  await page.goto('/settings');
  await name(page).fill('Ada');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expectMessage(page, 'Profile saved');
  await expectReadyForOffline(page);
  await stopServer();
  await page.evaluate(`(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('-session'));
    const session = JSON.parse(localStorage.getItem(key));
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1000 }));
  })()`);
  await page.reload();
  await expect(name(page)).toHaveValue('Ada');
  await name(page).fill('Ada later');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText(waitingNote)).toBeVisible();
  await startServer();
  await expect(page.getByText(waitingNote)).toBeHidden({ timeout: 60_000 });
  await expect(name(page)).toHaveValue('Ada later');
  await context.close();
});

test('pages that were read can be read again without the server, and others open', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  await page.goto('/about');
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  await expectReadyForOffline(page);
  // The first visit was before the worker; from now on it keeps what is read.
  await page.reload();
  await expectReadyForOffline(page, 'every-page');
  await stopServer();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);

  await page.goto('/settings');
  await expect(page.getByRole('heading', { name: 'Sign in to see your settings' })).toBeVisible();
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.close();
});

test('the worker keeps nothing of the API', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  await signUp(page, newAccount());
  await page.goto('/settings');
  await expect(name(page)).toBeVisible();
  await expectReadyForOffline(page);
  await page.reload();
  await expect(name(page)).toBeVisible();
  const kept = await page.evaluate<string[]>(`(async () => {
    const paths = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) paths.push(new URL(url).pathname);
    return paths;
  })()`);
  expect(kept).toContain('/shell.html');
  expect(kept.filter((path) => /^\/(auth|rest|functions|health)(\/|$)/.test(path))).toEqual([]);
  await context.close();
});
