import { expect, type Page } from '@playwright/test';
import {
  addSession,
  arriveSignedIn,
  chooseFromAccountMenu,
  expectMessage,
  expectSignedIn,
  fillSignIn,
  newAccount,
} from './account.ts';
import { test } from './server.ts';

test.setTimeout(120_000);

const proxyPage = {
  status: 502,
  contentType: 'text/html',
  body: '<html><body><h1>502 Bad Gateway</h1></body></html>',
};
const message = (page: Page) => page.locator('[data-toast]:not([data-ending-style])');

test('a sign-in that fails for reasons of the server says so in words, and the message goes when it works', async ({
  page,
  server,
}) => {
  const account = newAccount();
  await arriveSignedIn(page, server.url, account);
  await page.evaluate('localStorage.clear()');
  const token = /\/auth\/v1\/token/;
  await page.route(token, (route) => route.fulfill(proxyPage));
  await fillSignIn(page, account);
  await expectMessage(page, 'Sign in failed', 'You could not be signed in. Please try again in a moment.');
  await page.unroute(token);
  await page.route(token, (route) => route.fulfill({ status: 500, json: {} }));
  await fillSignIn(page, account);
  await expectMessage(page, 'Sign in failed', 'You could not be signed in. Please try again in a moment.');
  await page.unroute(token);
  await page.route(token, (route) => route.abort());
  await fillSignIn(page, account);
  await expectMessage(
    page,
    'Sign in failed',
    'The server does not answer. Check your connection and try again.',
  );
  await page.unroute(token);
  await fillSignIn(page, { ...account, password: 'another one' });
  await expectMessage(page, 'Sign in failed', 'Invalid email or password');
  await fillSignIn(page, account);
  await expectSignedIn(page, account.email);
  await expect(message(page)).toHaveCount(0);
});

test('a generation that fails without a reason has the words of the product', async ({ page, server }) => {
  await arriveSignedIn(page, server.url);
  const generate = /\/functions\/v1\/generate-app/;
  await page.route(generate, (route) => route.fulfill(proxyPage));
  await page.goto('/dashboard');
  await page.getByLabel('App name').fill('Bookshelf');
  await page.getByLabel('Description').fill('A list of my books with title and author.');
  await page.getByRole('button', { name: 'Generate App' }).click();
  await expectMessage(page, 'Generation Failed', 'Failed to generate app. Please try again.');
});

test('a session that was ended elsewhere says so', async ({ page, server }) => {
  const account = newAccount();
  await arriveSignedIn(page, server.url, account);
  await page.goto('/');
  await expectSignedIn(page, account.email);
  const elsewhere = await addSession(server.url, account);
  const ended = await page.request.post(`${server.url}/auth/v1/logout?scope=global`, {
    headers: { authorization: `Bearer ${elsewhere.access_token}` },
  });
  expect(ended.status()).toBe(204);
  // Least time between two questions whether the session still stands.
  await page.waitForTimeout(5_500);
  await page.evaluate("dispatchEvent(new Event('focus'))");
  await expectMessage(page, 'Your session has ended', 'Sign in again to go on.');
  await expect(page).toHaveURL('/auth');
});

test('one can sign out of this browser while the server is away', async ({ page, server }) => {
  const account = newAccount();
  await arriveSignedIn(page, server.url, account);
  await page.goto('/');
  await expectSignedIn(page, account.email);
  await page.route(/\/(auth|rest|functions)\/v1\//, (route) => route.abort());
  await chooseFromAccountMenu(page, 'Sign out');
  await expectMessage(page, 'Signed out of this browser', 'The server could not be told.');
  await expect(page).toHaveURL('/auth');
  expect(await page.evaluate("localStorage.getItem('kora-session')")).toBeNull();
});

test('no link signs anybody in to the account of somebody else, and a used code leaves the address', async ({
  page,
  server,
}) => {
  const stranger = await addSessionOf(server.url);
  const link = (type: string) =>
    `/auth#access_token=${stranger.access_token}&refresh_token=${stranger.refresh_token}&token_type=bearer&expires_in=3600&type=${type}`;
  await page.goto(link('magiclink'));
  await expectMessage(page, 'Sign in failed', 'Not a valid PKCE flow url. Sign in here to go on.');
  await expect(page).toHaveURL('/auth');
  expect(await page.evaluate("localStorage.getItem('kora-session')")).toBeNull();

  await page.goto('/auth?code=used-long-ago');
  await expectMessage(page, 'Sign in failed', 'Your link was opened in another browser');
  await expect(page).toHaveURL('/auth');

  const account = newAccount();
  await arriveSignedIn(page, server.url, account);
  await page.goto(link('recovery'));
  await expectMessage(page, 'Sign in failed', `You are signed in as ${account.email}`);
  await expect(page.getByRole('button', { name: `Account: ${account.email}` })).toBeVisible();
});

async function addSessionOf(url: string): Promise<{ access_token: string; refresh_token: string }> {
  const answer = await fetch(`${url}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(newAccount()),
  });
  return (await answer.json()) as { access_token: string; refresh_token: string };
}
