import { expect, type Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { addAccount, expectNoSidewaysScroll, expectSignedIn, newAccount } from './account.ts';
import { untilAppRuns } from './app-runs.ts';
import { holdCode } from './hold-code.ts';
import { test } from './server.ts';

test.setTimeout(120_000);

/** Every address that the browser asks for or shows. */
function addressesOf(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => seen.push(request.url()));
  page.on('framenavigated', (frame) => seen.push(frame.url()));
  return seen;
}

function expectNoSecret(addresses: readonly string[], ...secrets: string[]): void {
  expect(addresses.length).toBeGreaterThan(0);
  for (const address of addresses)
    for (const secret of ['password=', 'access_token=', ...secrets]) expect(address).not.toContain(secret);
}

test.describe('with JavaScript switched off', () => {
  test.use({ javaScriptEnabled: false });

  test('somebody signs in, and the session waits for the app of this browser', async ({ page, server }) => {
    const account = newAccount();
    await addAccount(server.url, account);
    const addresses = addressesOf(page);
    await page.goto('/auth?next=%2Fhub');
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'You are signed in' })).toBeVisible();
    await expect(page.getByText('It needs JavaScript')).toBeVisible();
    const href = (await page.getByRole('link', { name: 'Open Kora' }).getAttribute('href')) ?? '';
    const code = /^\/auth\?next=%2Fhub&from=form#handover=([\w-]+)$/.exec(href)?.[1] ?? '';
    const answer = await page.request.post('/auth/handover', {
      headers: { origin: server.url },
      data: { code },
    });
    expect(await answer.json()).toMatchObject({ user: { email: account.email } });
    expectNoSecret(addresses, encodeURIComponent(account.password), account.password);
  });

  test('what is wrong is said on a page that can be read', async ({ page }) => {
    await page.goto('/auth');
    await page.getByLabel('Email').fill(newAccount().email);
    await page.getByLabel('Password', { exact: true }).fill('wrong horse');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Sign in failed' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.getByRole('link', { name: 'Back to sign in' }).click();
    await expect(page).toHaveURL('/auth');
    await page.getByLabel('Email').fill(newAccount().email);
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  });
});

test('a press before the code runs signs up, with no password in any address', async ({ page, server }) => {
  const account = newAccount();
  const addresses = addressesOf(page);
  const release = await holdCode(page);
  await page.goto('/auth', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Create account' }).click({ noWaitAfter: true });
  await expect.poll(() => addresses.some((address) => address.includes('/go-on.js'))).toBe(true);
  release();
  await expectSignedIn(page, account.email);
  expectNoSecret(addresses, encodeURIComponent(account.password), account.password);
  expect(new URL(page.url()).origin).toBe(server.url);
  await page.goBack();
  await expectSignedIn(page, account.email);
});

test('what a password manager has filled in is sent by a press before the code runs, and leads on', async ({
  page,
}) => {
  const account = newAccount();
  const release = await holdCode(page);
  await page.goto('/auth?next=%2Fdashboard', { waitUntil: 'commit' });
  const email = page.getByLabel('Email');
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute('autocomplete', 'email');
  // A password manager sets the fields and tells nobody.
  await page.evaluate(
    `document.querySelector('input[name=email]').value = ${JSON.stringify(account.email)};
     document.querySelector('input[name=password]').value = ${JSON.stringify(account.password)};`,
  );
  await page.getByRole('button', { name: 'Create account' }).click({ noWaitAfter: true });
  release();
  await expect(page).toHaveURL('/dashboard');
});

test('what was typed before the code ran is still there when it runs, whatever the address carries', async ({
  page,
}) => {
  const account = newAccount();
  const release = await holdCode(page);
  await page.goto('/auth?next=%2Fdashboard', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(account.email);
  const before = await page.getByRole('button', { name: 'Create account' }).boundingBox();
  release();
  await untilAppRuns(page);
  await expect(page.getByLabel('Email')).toHaveValue(account.email);
  expect(await page.getByRole('button', { name: 'Create account' }).boundingBox()).toEqual(before);
});

test('an address with a password in it is left for the one without', async ({ page }) => {
  await page.goto('/auth?email=a%40b.example&password=secret-word&next=%2Fhub');
  await expect(page).toHaveURL('/auth?next=%2Fhub');
});

test('the page after a form is quiet in both themes', async ({ page, server }) => {
  for (const scheme of ['dark', 'light'] as const) {
    await page.addInitScript(`localStorage.setItem('vite-ui-theme', '${scheme}')`);
    await page.goto('/robots.txt');
    await page.setContent(
      `<form method="post" action="${server.url}/auth"><input name="action" value="sign-in"><button>Send</button></form>`,
    );
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
  }
});
