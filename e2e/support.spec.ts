import { expect, test } from '@playwright/test';
import { helpEntries } from '../src/catalog/help.gen.ts';
import { accessibilityFaults } from './accessibility.ts';
import { expectNoSidewaysScroll } from './account.ts';
import { untilAppRuns } from './app-runs.ts';
import { watchPage } from './page-watch.ts';
import { type KoraServer, openServer } from './server.ts';

// One installation of its own: only so many requests are taken from one address.
let server: KoraServer;
test.beforeAll(async ({ browserName }) => {
  test.setTimeout(120_000);
  server = await openServer(`support-${browserName}`);
});
test.afterAll(() => server.dispose());

// One theme here: routes.spec.ts looks at every page in both.
const theme = 'dark';

test(`the help is found by a word with a slip in it, in the ${theme} theme`, async ({ page }) => {
  const watch = watchPage(page, server.url);
  await page.addInitScript(`localStorage.setItem('vite-ui-theme', '${theme}')`);
  await page.goto(`${server.url}/support`);
  const answers = page.getByRole('main').locator('summary h3');
  await expect(answers).toHaveCount(helpEntries.length);
  expect(await accessibilityFaults(page)).toEqual([]);
  await untilAppRuns(page);
  await page.keyboard.press('/');
  await page.keyboard.type('pasword');
  await expect(page).toHaveURL(`${server.url}/support?q=pasword`);
  await expect(answers.first()).toContainText('password');
  await expect(page.getByRole('main').locator('mark').first()).toHaveText(/password/i);
  expect(await accessibilityFaults(page)).toEqual([]);
  await expectNoSidewaysScroll(page);
  await page.reload();
  await answers.first().click();
  await expect(page.getByRole('link', { name: 'Link to this answer' }).first()).toBeVisible();
  expect(watch.complaints).toEqual([]);
  expect(watch.strangers).toEqual([]);
});

test('a topic ends a search and is scrolled to', async ({ page, isMobile }) => {
  test.skip(isMobile, 'The list of topics stands beside the answers on wide screens only.');
  await page.goto(`${server.url}/support?q=password`);
  await untilAppRuns(page);
  await page
    .getByRole('navigation', { name: 'Help topics' })
    .getByRole('link', { name: /Running your own/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Running your own' })).toBeInViewport();
  await expect(page.getByRole('searchbox')).toHaveValue('');
});

test('an address opens the answer that it names', async ({ page }) => {
  await page.goto(`${server.url}/support#backups`);
  await expect(page.getByText('A backup that was never restored is a hope.')).toBeInViewport();
});

test('a question without an answer becomes a request that the admin sees', async ({ page }) => {
  const answer = await fetch(`${server.url}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'first@kora.example', password: 'correct horse battery' }),
  });
  const session = await answer.text();
  await page.goto(`${server.url}/support?q=zeppelin`);
  await expect(page.getByRole('heading', { name: 'No answer for “zeppelin”' })).toBeVisible();
  await page.getByRole('link', { name: 'Ask support' }).click();
  await expect(page.getByLabel('Subject')).toHaveValue('zeppelin');
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('E-mail').fill('ada@kora.example');
  await page.getByLabel('Message', { exact: true }).fill('Where do I park it?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('heading', { name: 'Your message has arrived' })).toBeFocused();
  await expect(page.getByRole('main').locator('dd code')).toHaveText(/^[0-9a-f-]{36}$/);

  await page.evaluate(`localStorage.setItem('kora-session', ${JSON.stringify(session)})`);
  await page.goto(`${server.url}/admin?tab=requests`);
  await expect(page.getByRole('main').getByText('zeppelin').first()).toBeVisible();
  await expect(page.getByRole('main').getByText('Ada · ada@kora.example').first()).toBeVisible();
});

test('offline, the search answers and the form keeps what is written', async ({ page, context }) => {
  await page.goto(`${server.url}/support`);
  await page.getByRole('searchbox').fill('backup');
  await expect(page.getByRole('main').locator('summary h3').first()).toContainText('back up');
  await context.setOffline(true);
  await page.getByRole('searchbox').fill('keyboard');
  await expect(page.getByRole('main').locator('summary h3').first()).toContainText('keyboard shortcuts');
  await page.getByLabel('Message', { exact: true }).fill('Written on a train.');
  await expect(page.getByText('You are offline. Your text is kept on this device')).toBeVisible();
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('E-mail').fill('ada@kora.example');
  await page.getByLabel('Subject').fill('Trains');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Your message was not sent')).toBeVisible();

  await context.setOffline(false);
  await page.reload();
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Written on a train.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('heading', { name: 'Your message has arrived' })).toBeVisible();
});

test('without JavaScript the answers can be opened and read', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${server.url}/support`);
  await page.getByText('How do I back up and restore?').click();
  await expect(page.getByText('A backup that was never restored is a hope.')).toBeVisible();
  await context.close();
});
