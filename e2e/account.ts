import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

export interface Account {
  email: string;
  password: string;
}

export function newAccount(): Account {
  return { email: `journey-${randomUUID().slice(0, 8)}@kora.example`, password: 'correct horse battery' };
}

/** The message over the page says this; there is one at a time. */
export async function expectMessage(page: Page, title: string, description = ''): Promise<void> {
  const shown = page.locator('[data-toast]:not([data-ending-style])');
  await expect(shown).toHaveCount(1);
  await expect(shown).toContainText(title);
  await expect(shown).toContainText(description);
}

export async function fillSignUp(page: Page, { email, password }: Account): Promise<void> {
  await page.goto('/auth');
  const form = page.getByRole('tabpanel', { name: 'Sign Up' });
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Create account' }).click();
}

export async function signUp(page: Page, account: Account): Promise<void> {
  await fillSignUp(page, account);
  await expectSignedIn(page, account.email);
}

/** What the app keeps in the browser while somebody is signed in. */
export interface Session {
  readonly access_token: string;
  readonly user: { readonly id: string };
}

/** Makes an account beside the browser: sign-up-and-in.spec.ts is about the page that does it. */
export function addAccount(url: string, account: Account): Promise<Session> {
  return askForSession(`${url}/auth/v1/signup`, account);
}

/** Another session of an account, beside the browser. */
export function addSession(url: string, account: Account): Promise<Session> {
  return askForSession(`${url}/auth/v1/token?grant_type=password`, account);
}

async function askForSession(url: string, account: Account): Promise<Session> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  expect(answer.status, url).toBe(200);
  return (await answer.json()) as Session;
}

/** The browser is signed in from the next page on. */
export async function bringSession(page: Page, url: string, session: Session): Promise<void> {
  // Of the app's origin, and without the app, which would read the session too early.
  await page.goto(`${url}/robots.txt`);
  const kept = JSON.stringify(JSON.stringify(session));
  await page.evaluate(`localStorage.setItem('kora-session', ${kept})`);
}

/** Somebody new is signed in from the next page on, without the pages for that. */
export async function arriveSignedIn(page: Page, url: string, account = newAccount()): Promise<Session> {
  const session = await addAccount(url, account);
  await bringSession(page, url, session);
  return session;
}

export async function fillSignIn(page: Page, { email, password }: Account): Promise<void> {
  if (new URL(page.url()).pathname !== '/auth') await page.goto('/auth');
  const tab = page.getByRole('tab', { name: 'Sign In' });
  // The page is there before the app has taken it over, and nobody hears a click until then.
  await expect(async () => {
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true', { timeout: 1_000 });
  }).toPass();
  const form = page.getByRole('tabpanel', { name: 'Sign In' });
  await form.getByLabel('Email').first().fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Sign in', exact: true }).click();
}

export async function signIn(page: Page, account: Account): Promise<void> {
  await fillSignIn(page, account);
  await expectSignedIn(page, account.email);
}

export async function expectSignedIn(page: Page, email: string): Promise<void> {
  // Who has just signed up stands in the tab where apps are made.
  await expect(page).toHaveURL(/^[^?#]*:\d+\/(\?tab=dashboard)?$/);
  await expect(page.getByRole('button', { name: `Account: ${email}` })).toBeVisible();
}

export async function chooseFromAccountMenu(page: Page, item: string): Promise<void> {
  const entry = page.getByRole('menuitem', { name: item });
  // What a person may open is asked anew now and then, and the menu then changes under the pointer.
  await expect(async () => {
    if (!(await entry.isVisible())) await page.getByRole('button', { name: /^Account: / }).click();
    await entry.click({ timeout: 3_000 });
    await expect(entry).toBeHidden({ timeout: 3_000 });
  }).toPass();
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  // Drawings take their new width when the browser tells them of it.
  await expect.poll(() => page.evaluate<number>('document.documentElement.scrollWidth')).toBe(360);
}
