import { expect, type Page, test } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { watchPage } from './page-watch.ts';
import { type KoraServer, openServer } from './server.ts';

// One installation for the whole journey: who signs up first becomes its admin.
test.describe.configure({ mode: 'serial', timeout: 120_000 });

const password = 'correct horse battery';
let server: KoraServer;
let admin: string;
let plain: string;

test.beforeAll(async ({ browserName }) => {
  test.setTimeout(120_000);
  server = await openServer(`admin-${browserName}`);
  admin = await signUp('ada@kora.example');
  plain = await signUp('bob@kora.example');
  await ask('/auth/v1/recover', { email: 'bob@kora.example' });
  await ask('/functions/v1/send-request', {
    kind: 'sales',
    name: 'Cleo',
    email: 'cleo@kora.example',
    subject: 'Licences for a school',
    message: 'We are forty teachers.\nWhat would it cost?',
  });
});
test.afterAll(() => server.dispose());

async function ask(path: string, body: object): Promise<string> {
  const answer = await fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
  return text;
}

/** The session as the browser would store it. */
function signUp(email: string): Promise<string> {
  return ask('/auth/v1/signup', { email, password });
}

async function openAs(page: Page, session: string, path: string): Promise<void> {
  await page.addInitScript(
    `if (localStorage.getItem('kora-session') === null) localStorage.setItem('kora-session', ${JSON.stringify(session)});`,
  );
  await page.goto(`${server.url}${path}`);
}

const person = (page: Page, email: string) => page.getByRole('main').getByRole('button', { name: email });

const width = (page: Page) => page.evaluate<number>('document.documentElement.scrollWidth');

test('an admin gives access and sees it in the audit log', async ({ page }) => {
  const watch = watchPage(page, server.url);
  await openAs(page, admin, '/admin');
  await expect(page).toHaveTitle('Admin Health Panel · Kora AI OS');
  await expect(page.getByRole('region', { name: /^System/ }).getByText('Ready')).toBeVisible();

  await page.getByRole('searchbox', { name: 'Search users' }).fill('bob@');
  await expect(page).toHaveURL(/[?&]q=bob/);
  await expect(person(page, 'ada@kora.example')).toHaveCount(0);
  expect(await accessibilityFaults(page)).toEqual([]);
  await person(page, 'bob@kora.example').click();

  const sheet = page.getByRole('dialog', { name: 'bob@kora.example' });
  const gaming = sheet.getByRole('switch', { name: 'Gaming' });
  await expect(gaming).not.toBeChecked();
  await gaming.click();
  await expect(page.getByText('Gaming access given')).toBeVisible();
  await expect(gaming).toBeChecked();
  expect(await accessibilityFaults(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(sheet).toBeHidden();

  await page.getByRole('tab', { name: 'Audit log' }).click();
  await page.getByRole('searchbox', { name: 'About' }).fill('bob@');
  await expect(page).toHaveURL(/target=bob/);
  const event = page.getByRole('list', { name: 'Events' }).getByText('Gave access');
  await event.first().click();
  await expect(page.getByText('admin.grant_added')).toBeVisible();
  await page.reload();
  await expect(event.first()).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(watch.complaints).toEqual([]);
  expect(watch.strangers).toEqual([]);
});

test('an admin reads a mail that was kept instead of sent', async ({ page }) => {
  const watch = watchPage(page, server.url);
  await openAs(page, admin, '/admin?tab=outbox');
  const mail = page.getByRole('list', { name: 'Messages' }).getByText('bob@kora.example').first();
  // It is written by a background job, which may still be at it.
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(mail).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  await mail.click();
  const letter = page.getByRole('region', { name: /./ }).filter({ hasText: 'bob@kora.example' }).last();
  await expect(letter.getByRole('link').first()).toHaveAttribute('href', /\/auth\/v1\/verify\?/);
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(watch.complaints).toEqual([]);
  expect(watch.strangers).toEqual([]);
});

test('an admin answers a request', async ({ page }) => {
  await openAs(page, admin, '/admin?tab=requests');
  await page.getByText('Licences for a school').click();
  await expect(page.getByText('We are forty teachers.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Note' }).fill(`Called her, ${test.info().project.name}.`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Request saved')).toBeVisible();
  await page.reload();
  await page.getByText('Licences for a school').click();
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue(/Called her/);
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('deleting an account asks for its address first, and one cannot delete oneself', async ({ page }) => {
  await ask('/auth/v1/signup', { email: 'gone@kora.example', password });
  await openAs(page, admin, '/admin?q=kora.example');
  await person(page, 'gone@kora.example').click();
  const sheet = page.getByRole('dialog', { name: 'gone@kora.example' });
  await sheet.getByRole('button', { name: 'Delete account' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete this account' });
  await expect(question.getByRole('button', { name: 'Delete account' })).toBeDisabled();
  await question.getByRole('textbox').fill('gone@kora.example');
  await question.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByText('Account deleted')).toBeVisible();
  await expect(person(page, 'gone@kora.example')).toHaveCount(0);

  await person(page, 'ada@kora.example').click();
  const own = page.getByRole('dialog', { name: 'ada@kora.example' });
  await expect(own.getByText('You cannot ban yourself.')).toBeVisible();
  await expect(own.getByRole('switch', { name: 'Admin' })).toHaveAttribute('data-disabled', '');
});

test('every tab fits a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [path, sign] of [
    ['/admin', 'bob@kora.example'],
    ['/admin?tab=audit', 'Gave access'],
    ['/admin?tab=outbox', 'bob@kora.example'],
    ['/admin?tab=requests', 'Licences for a school'],
  ] as const) {
    await openAs(page, admin, path);
    await expect(page.getByText(sign).filter({ visible: true }).first()).toBeVisible();
    expect(await width(page), path).toBe(360);
  }
});

test('a plain user learns what the page is and how to get in, and sees nothing', async ({ page }) => {
  await openAs(page, plain, '/admin');
  await expect(page.getByRole('heading', { name: 'This page is for admins' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('ADMIN_EMAIL');
  await expect(page.getByRole('tab')).toHaveCount(0);
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('somebody who is not signed in is offered to sign in', async ({ page }) => {
  await page.goto(`${server.url}/admin`);
  await expect(page.getByRole('heading', { name: 'Sign in to open this page' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/auth?next=%2Fadmin',
  );
  expect(await accessibilityFaults(page)).toEqual([]);
});
