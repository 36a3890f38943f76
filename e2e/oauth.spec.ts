import { expect } from '@playwright/test';
import { oauthScopeNames } from '../src/catalog/oauth-scopes.ts';
import { type RunningProgram, startProgram } from '../src/testing/auth/start-program.server.ts';
import { accessibilityFaultsInBothThemes } from './accessibility-in-both-themes.ts';
import {
  addAccount,
  arriveSignedIn,
  bringSession,
  expectMessage,
  expectNoSidewaysScroll,
  fillSignIn,
  newAccount,
  type Session,
} from './account.ts';
import { test } from './server.ts';

// Several whole journeys through two servers.
test.setTimeout(180_000);

const name = 'Weather Station';
let program: RunningProgram | undefined;

test.afterEach(async () => {
  await program?.close();
  program = undefined;
});

async function openProgram(
  koraUrl: string,
  admin: Session,
  more: Record<string, unknown> = {},
  scope = 'openid email data:read offline_access',
): Promise<RunningProgram> {
  program = await startProgram(
    koraUrl,
    async (redirectUri) => {
      const answer = await fetch(`${koraUrl}/auth/v1/admin/oauth/clients`, {
        method: 'POST',
        headers: { authorization: `Bearer ${admin.access_token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ client_name: name, redirect_uris: [redirectUri], ...more }),
      });
      expect(answer.status).toBe(201);
      return (await answer.json()) as { client_id: string; client_secret: string };
    },
    scope,
  );
  return program;
}

test('somebody lets an app in, it reads their data, and they take the access back', async ({
  page,
  server,
  admin,
}) => {
  const { url, program: site, tokens } = await openProgram(server.url, admin);
  const account = newAccount();
  await addAccount(server.url, account);

  await page.goto(url);
  await expect(page).toHaveURL(/\/auth\?next=%2Foauth%2Fconsent/);
  await fillSignIn(page, account);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `${name} wants access to your Kora account`,
  );
  const question = page.getByRole('main');
  await expect(question).toContainText(`Signed in as ${account.email}`);
  await expect(question).toContainText('See your e-mail address');
  await expect(question).toContainText('Read your data');
  await expect(question).toContainText(new URL(url).host);
  await expect(question).toContainText('Approve only if you started this yourself');
  await expect(question).not.toContainText('Add, change and delete your data');
  expect(await accessibilityFaultsInBothThemes(page)).toEqual([]);
  const answer = await page.request.get(page.url());
  expect(answer.headers()['x-frame-options']).toBe('DENY');
  expect(answer.headers()['content-security-policy']).toContain("frame-ancestors 'none'");

  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.locator('body')).toContainText(`Welcome ${account.email}. Read: 200`);
  const renewed = await site.refresh(tokens().refresh_token ?? '');

  // The second time nobody is asked: it is the same app, which proves itself by its secret.
  await page.goto(url);
  await expect(page.locator('body')).toContainText(`Welcome ${account.email}`);

  await page.goto(`${server.url}/settings/apps-with-access`);
  const apps = page.getByRole('list', { name: 'Apps with access' }).getByRole('listitem').first();
  await expect(apps).toContainText(name);
  await expect(apps).toContainText('Keep this access while you are away');
  await page.getByRole('button', { name: `Remove access of ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expectMessage(page, 'Access removed', name);
  await expect(page.getByText('No app has access.')).toBeVisible();
  await expect(site.refresh(renewed.refresh_token ?? '')).rejects.toMatchObject({ error: 'invalid_grant' });
});

test('somebody refuses, or answers as somebody else', async ({ page, server, admin }) => {
  const { url } = await openProgram(server.url, admin);
  const other = newAccount();
  await addAccount(server.url, other);
  const first = newAccount();
  await arriveSignedIn(page, server.url, first);
  await page.goto(url);
  await page.getByRole('button', { name: 'Deny' }).click();
  await expect(page.locator('body')).toContainText('Refused: access_denied');

  await page.goto(url);
  await expect(page.getByRole('main')).toContainText(first.email);
  const question = page.url();
  await page.getByRole('button', { name: 'Use another account' }).click();
  await expect(page).toHaveURL(/\/auth\?next=%2Foauth%2Fconsent/);
  await fillSignIn(page, other);
  await expect(page.getByRole('main')).toContainText(`Signed in as ${other.email}`);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.locator('body')).toContainText(`Welcome ${other.email}`);

  await page.goto(question);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This request was answered already');
});

test('both answers are in view, however much an app asks for', async ({ page, server, admin }) => {
  const { url } = await openProgram(server.url, admin, {}, oauthScopeNames.join(' '));
  await arriveSignedIn(page, server.url);
  await page.goto(url);
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const answer of ['Approve', 'Deny'])
      await expect(page.getByRole('button', { name: answer })).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('Approve only if you started this yourself')).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll(page);
  }
});

test('a tab that the address names is in view on a phone', async ({ page, server, admin }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await bringSession(page, server.url, admin);
  await page.goto('/admin?tab=oauth');
  await expect(page.getByRole('tab', { name: 'OAuth apps' })).toBeInViewport({ ratio: 0.95 });
});

test('what is wrong with a request is said on a page of our own', async ({ page, server }) => {
  await arriveSignedIn(page, server.url);
  const authorize = `${server.url}/auth/v1/oauth/authorize?response_type=code&redirect_uri=https://evil.example/`;
  await page.goto(authorize);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This app is not known here');
  expect(new URL(page.url()).origin).toBe(server.url);
  await page.goto('/oauth/consent?fault=redirect_mismatch');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The way back is not the app’s own');
  await page.goto('/oauth/consent?authorization_id=83fd9e20-7a80-46e4-bf29-a86e3d6bbf66');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such request');
  expect(await accessibilityFaultsInBothThemes(page)).toEqual([]);
});

test('an admin adds an app, gets its secret once, and deletes it', async ({ page, server, admin }) => {
  await bringSession(page, server.url, admin);
  await page.goto('/admin?tab=oauth');
  await page.getByRole('button', { name: 'Add app' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add an OAuth app' });
  await dialog.getByLabel('Name', { exact: true }).fill('Barometer');
  await dialog.getByLabel('Addresses to lead back to').fill('http://barometer.example/back');
  await dialog.getByRole('button', { name: 'Add app' }).click();
  await expect(dialog.getByRole('alert')).toContainText('must begin with https://');
  await dialog.getByLabel('Addresses to lead back to').fill('https://barometer.example/back');
  expect(await accessibilityFaultsInBothThemes(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Add app' }).click();
  const shown = page.getByRole('dialog', { name: 'Barometer' });
  const secret = await shown.locator('code').nth(1).innerText();
  expect(secret.length).toBeGreaterThan(40);
  await shown.getByRole('button', { name: 'Done' }).click();
  const row = page
    .getByRole('list', { name: 'OAuth apps' })
    .getByRole('listitem')
    .filter({ hasText: 'Barometer' });
  await expect(row.first()).toContainText('https://barometer.example/back');
  await expect(page.getByText(secret)).toHaveCount(0);

  await page.getByRole('button', { name: 'New secret for Barometer' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make a new secret' }).click();
  await expect(shown.locator('code').nth(1)).not.toHaveText(secret);
  await shown.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('button', { name: 'Edit Barometer' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Barometer' });
  await edit.getByLabel('Name', { exact: true }).fill('Thermometer');
  await edit.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Delete Thermometer' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete app' }).click();
  await expectMessage(page, 'App deleted');
  await expect(page.getByRole('button', { name: 'Delete Thermometer' })).toHaveCount(0);
});
