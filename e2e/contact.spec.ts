import { expect, test } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { expectNoSidewaysScroll } from './account.ts';
import { watchPage } from './page-watch.ts';
import { type KoraServer, openServer } from './server.ts';

// One installation of its own: only so many requests are taken from one address.
let server: KoraServer;
test.beforeAll(async ({ browserName }) => {
  test.setTimeout(120_000);
  server = await openServer(`contact-${browserName}`);
});
test.afterAll(() => server.dispose());

test('the form says what is missing, then sends to the chosen team', async ({ page }) => {
  const watch = watchPage(page, server.url);
  await page.goto(`${server.url}/contact?kind=sales&subject=Pro%20plan`);
  await expect(page.getByRole('radio', { name: 'Sales' })).toBeChecked();
  await expect(page.getByRole('link', { name: 'sales@kora.example' })).toBeVisible();
  await expect(page.getByLabel('Subject')).toHaveValue('Pro plan');
  await page.getByRole('button', { name: 'Send message' }).click();
  const summary = page.getByRole('alert').filter({ hasText: '3 fields need attention' });
  await expect(summary).toBeFocused();
  expect(await accessibilityFaults(page)).toEqual([]);
  await expectNoSidewaysScroll(page);
  await summary.getByRole('button', { name: 'Name' }).click();
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('E-mail').fill('ada@kora.example');
  await page.getByLabel('Message', { exact: true }).fill('For how many people?');
  await expect(summary).toHaveCount(0);

  const sent = page.waitForRequest((request) => request.url().endsWith('/functions/v1/send-request'));
  await page.getByRole('button', { name: 'Send message' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ kind: 'sales', subject: 'Pro plan' });
  await expect(page.getByRole('heading', { name: 'Your message has arrived' })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(watch.complaints).toEqual([]);
  expect(watch.strangers).toEqual([]);
});

test('who is signed in finds their address filled in', async ({ page }) => {
  const answer = await fetch(`${server.url}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'grace@kora.example', password: 'correct horse battery' }),
  });
  await page.addInitScript(
    `if (self === top) localStorage.setItem('kora-session', ${JSON.stringify(await answer.text())})`,
  );
  await page.goto(`${server.url}/contact`);
  await expect(page.getByRole('radio', { name: 'Support' })).toBeChecked();
  await expect(page.getByLabel('E-mail')).toHaveValue('grace@kora.example');
});

for (const path of ['/privacy', '/terms', '/docs/ai-os/getting-started']) {
  test(`${path} can be read, with and without JavaScript`, async ({ page, browser }) => {
    const watch = watchPage(page, server.url);
    await page.goto(`${server.url}${path}`);
    await expect(page.getByRole('main').locator('.prose h2').nth(3)).toBeAttached();
    expect(await accessibilityFaults(page)).toEqual([]);
    await expectNoSidewaysScroll(page);
    expect(watch.complaints).toEqual([]);
    expect(watch.strangers).toEqual([]);
    const plain = await browser.newContext({ javaScriptEnabled: false });
    const reader = await plain.newPage();
    await reader.goto(`${server.url}${path}`);
    await expect(reader.getByText(/Last changed on \d+ \w+ 20\d\d/)).toBeVisible();
    await expect(reader.locator('.prose h2').first()).toBeVisible();
    await plain.close();
  });
}
