import { expect, type Page, test } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { watchPage } from './page-watch.ts';
import { type KoraServer, openServer } from './server.ts';

// One installation for the journey: who signs up first becomes its admin.
test.describe.configure({ mode: 'serial', timeout: 120_000 });

let server: KoraServer;
let admin: string;
let ada: string;

test.beforeAll(async ({ browserName }) => {
  test.setTimeout(120_000);
  server = await openServer(`plans-${browserName}`);
  admin = await signUp('admin@kora.example');
  ada = await signUp('ada@kora.example');
});
test.afterAll(() => server.dispose());

/** The session as the browser would store it. */
async function signUp(email: string): Promise<string> {
  const answer = await fetch(`${server.url}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'correct horse battery' }),
  });
  return answer.text();
}

async function openAs(page: Page, session: string, path: string): Promise<void> {
  await page.addInitScript(
    `if (localStorage.getItem('kora-session') === null) localStorage.setItem('kora-session', ${JSON.stringify(session)});`,
  );
  await page.goto(`${server.url}${path}`);
}

const plan = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) });

test('the plans say what is in them and what an app costs to host', async ({ page }) => {
  const watch = watchPage(page, server.url);
  await page.goto(`${server.url}/plans`);
  await expect(page).toHaveTitle('Plans · Kora AI OS');
  await expect(plan(page, 'Free')).toContainText('Basic Ask Kora search');
  await expect(plan(page, 'Pro')).toContainText('per month');
  await expect(plan(page, 'Enterprise')).toContainText('On-premise deployment');
  await expect(plan(page, 'Personal Hosting')).toContainText('$9.99');
  await expect(plan(page, 'Commercial Hosting')).toContainText('$129');
  await expect(plan(page, 'Buy Source Code')).toContainText('$500');
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(watch.complaints).toEqual([]);
  expect(watch.strangers).toEqual([]);
});

test('a visitor asks about Pro', async ({ page }) => {
  await page.goto(`${server.url}/?tab=plans`);
  await plan(page, 'Pro').getByRole('button', { name: 'Contact Sales' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(dialog.getByText('Please enter a valid email address.')).toBeVisible();
  await expect(dialog.getByLabel('Name')).toBeFocused();
  expect(await accessibilityFaults(page)).toEqual([]);

  await dialog.getByLabel('Name').fill('Cleo');
  await dialog.getByLabel('Email').fill('cleo@kora.example');
  await dialog.getByLabel('What do you need?').fill('Forty seats for a school.');
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(dialog.getByText('Your request was sent')).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();
});

test('who is signed in asks about Enterprise with their own address', async ({ page }) => {
  await openAs(page, ada, '/plans');
  await expect(plan(page, 'Free')).toContainText('Your plan');
  await plan(page, 'Enterprise').getByRole('button', { name: 'Contact us' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Email')).toHaveValue('ada@kora.example');
  await dialog.getByLabel('Name').fill('Ada');
  await dialog.getByLabel('What do you need?').fill('An installation of our own.');
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(dialog.getByText('ada@kora.example')).toBeVisible();
});

test('the admin finds both requests', async ({ page }) => {
  await openAs(page, admin, '/admin');
  await page.getByRole('tab', { name: 'Requests' }).click();
  for (const [subject, sender] of [
    ['Pro plan', 'cleo@kora.example'],
    ['Enterprise plan', 'ada@kora.example'],
  ] as const) {
    const request = page.locator('details').filter({ hasText: subject });
    await expect(request).toContainText(sender);
    await expect(request).toContainText('Sales');
  }
});
