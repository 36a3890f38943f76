import { expect, type Page, test } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { watchPage } from './page-watch.ts';
import { type KoraServer, openServer } from './server.ts';
import { readServiceKey } from './service-key.ts';

test.describe.configure({ mode: 'serial', timeout: 120_000 });

interface Session {
  access_token: string;
  user: { id: string };
}

let server: KoraServer;
let key: string;
let admin: Session;
let ada: Session;

test.beforeAll(async ({ browserName }) => {
  test.setTimeout(180_000);
  server = await openServer(`dashboard-${browserName}`);
  key = await readServiceKey(server);
  admin = await signUp('admin@kora.example');
  ada = await signUp('ada@kora.example');
});
test.afterAll(() => server.dispose());

async function ask<Answer>(path: string, body: object, token?: string): Promise<Answer> {
  const answer = await fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      prefer: 'return=representation',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

function signUp(email: string): Promise<Session> {
  return ask('/auth/v1/signup', { email, password: 'correct horse battery' });
}

/** As the generator will: the installation itself writes the app and its build. */
async function addApp(owner: Session, name: string, status: string, createdAt: string): Promise<void> {
  const [app] = await ask<{ id: string }[]>(
    '/rest/v1/apps',
    { user_id: owner.user.id, app_name: name, description: `What ${name} does.`, created_at: createdAt },
    key,
  );
  const error = status === 'failed' ? { error: 'It did not start.' } : {};
  await ask('/rest/v1/builds', { app_id: app?.id, build_status: status, ...error }, key);
}

async function openAs(page: Page, session: Session | undefined, path: string): Promise<void> {
  if (session !== undefined) {
    await page.addInitScript(
      `if (localStorage.getItem('kora-session') === null) localStorage.setItem('kora-session', ${JSON.stringify(JSON.stringify(session))});`,
    );
  }
  await page.goto(`${server.url}${path}`);
}

const main = (page: Page) => page.getByRole('main');
const appNames = (page: Page) => main(page).getByRole('listitem').getByRole('heading');

test('a visitor sees what the dashboard is and how to get in', async ({ page }) => {
  const watch = watchPage(page, server.url);
  await openAs(page, undefined, '/dashboard');
  await expect(page).toHaveTitle('Your apps · Kora AI OS');
  await expect(page.getByRole('heading', { level: 1, name: 'Your apps' })).toBeVisible();
  await expect(main(page).getByText('Sign in to see the apps that you have made.')).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Refresh' })).toHaveCount(0);
  expect(await accessibilityFaults(page)).toEqual([]);
  await main(page).getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  expect(watch.complaints).toEqual([]);
});

test('who is signed in finds their apps, newest first, with the state of each build', async ({ page }) => {
  const watch = watchPage(page, server.url);
  await openAs(page, ada, '/dashboard');
  await expect(main(page).getByText('Welcome, ada@kora.example')).toBeVisible();
  await expect(main(page).getByText('No apps yet')).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'View Plans' })).toHaveAttribute('href', '/plans');

  await addApp(ada, 'Engine', 'completed', '2026-01-01T10:00:00Z');
  await addApp(ada, 'Loom', 'failed', '2026-02-01T10:00:00Z');
  await addApp(admin, 'Secret', 'completed', '2026-03-01T10:00:00Z');
  await main(page).getByRole('button', { name: 'Refresh' }).click();
  await expect(appNames(page)).toHaveText(['Loom', 'Engine']);
  const loom = main(page).getByRole('listitem').filter({ hasText: 'Loom' });
  await expect(loom).toContainText(/failed/i);
  await expect(loom).toContainText('What Loom does.');
  await expect(loom.locator('time')).toHaveAttribute('datetime', /^2026-02-01/);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBe(360);
  expect(watch.complaints).toEqual([]);
});

test('the home page counts the apps, names the last and shows them all', async ({ page }) => {
  await openAs(page, ada, '/');
  await expect(main(page).getByText('Generated apps').locator('xpath=../..')).toContainText('2');
  await expect(main(page).getByText('Plan status').locator('xpath=../..')).toContainText('Free');
  await expect(main(page).getByText('Loom')).toBeVisible();
  await main(page).getByRole('button', { name: 'Generate Your First App' }).click();
  await expect(page).toHaveURL(/\?tab=dashboard$/);
  await expect(page.getByRole('heading', { name: 'Your Generated Apps' })).toBeVisible();
  await expect(appNames(page)).toHaveText(['Loom', 'Engine']);
});

test('a plan that an admin sets shows everywhere', async ({ page }) => {
  await openAs(page, ada, '/success');
  await expect(main(page).getByText('There is no paid plan on this account')).toBeVisible();
  await ask(
    '/functions/v1/admin-set-subscription',
    { user_id: ada.user.id, subscribed: true, subscription_tier: 'Pro' },
    admin.access_token,
  );
  await main(page).getByRole('button', { name: 'Check again' }).click();
  await expect(main(page).getByText('Pro is active')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.goto(`${server.url}/dashboard`);
  await expect(appNames(page)).toHaveText(['Loom', 'Engine']);
  await expect(main(page).getByRole('link', { name: 'View Plans' })).toHaveCount(0);
  await page.goto(`${server.url}/plans`);
  await expect(main(page).getByRole('listitem').filter({ hasText: 'Your plan' })).toContainText('Pro');
  await page.goto(`${server.url}/`);
  await expect(main(page).getByText('Plan status').locator('xpath=../..')).toContainText('Pro');
});

test('apps that cannot be read leave the page usable and say so once', async ({ page }) => {
  await page.route('**/rest/v1/apps**', (route) => route.fulfill({ status: 500, body: '{}' }));
  await openAs(page, ada, '/dashboard');
  const message = page.locator('[data-toast]:not([data-ending-style])');
  await expect(message).toContainText('Apps loaded with fallback');
  await expect(message).toContainText('Using default state, you can still generate apps');
  await expect(main(page).getByText('Your apps could not be loaded')).toBeVisible();
  await page.unroute('**/rest/v1/apps**');
  await main(page).getByRole('button', { name: 'Refresh' }).click();
  await expect(appNames(page)).toHaveText(['Loom', 'Engine']);
});

test('signing out from the dashboard ends the session', async ({ page }) => {
  const own = await signUp(`leaving-${Date.now()}@kora.example`);
  await openAs(page, own, '/dashboard');
  await main(page).getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await expect(page.locator('[data-toast]:not([data-ending-style])')).toContainText(
    'Signed out successfully',
  );
});
