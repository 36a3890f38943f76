import { expect, type Page, test } from '@playwright/test';
import { registeredRoutes } from './registered-routes.ts';
import { type KoraServer, openServer } from './server.ts';

test.describe.configure({ mode: 'serial', timeout: 120_000 });

const password = 'correct horse battery';
const strategist = 'strategist@kora.example';

interface Signed {
  access_token: string;
  user: { id: string };
}

let server: KoraServer;
let admin: Signed;
let routes: string[];

test.beforeAll(async ({ browserName }) => {
  test.setTimeout(120_000);
  server = await openServer(`sidebar-${browserName}`, { STRATEGIC_EMAIL: strategist });
  admin = await signUp('ada@kora.example');
  routes = await registeredRoutes();
});
test.afterAll(() => server.dispose());

async function ask(path: string, body: object, token?: string): Promise<Signed> {
  const answer = await fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Signed;
}

function signUp(email: string): Promise<Signed> {
  return ask('/auth/v1/signup', { email, password });
}

const asAdmin = (name: string, body: object) => ask(`/functions/v1/${name}`, body, admin.access_token);

/** Opens the sidebar as somebody; nobody when there is no session. */
async function openAs(page: Page, session: Signed | undefined, isMobile: boolean): Promise<void> {
  await page.addInitScript(
    session === undefined
      ? 'localStorage.clear()'
      : `localStorage.setItem('kora-session', ${JSON.stringify(JSON.stringify(session))})`,
  );
  const checked =
    session === undefined
      ? undefined
      : page.waitForResponse((answer) => answer.url().endsWith('/check-strategic-access'));
  await page.goto(`${server.url}/settings`);
  await checked;
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  if (isMobile) await page.getByRole('button', { name: 'Toggle sidebar' }).click();
}

/** What the sidebar shows, as its headings with the addresses under each. */
async function shown(page: Page): Promise<Record<string, string[]>> {
  const navigation = page.getByRole('navigation', { name: 'Main' });
  const lists = await navigation.getByRole('list').all();
  const groups: Record<string, string[]> = {};
  for (const list of lists) {
    const id = await list.getAttribute('aria-labelledby');
    const heading = id === null ? '' : await page.locator(`[id="${id}"]`).first().innerText();
    groups[heading] = await list
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  }
  return groups;
}

/** The groups that access opens, and what stands in each. Pages that do not exist yet are not shown. */
const opened: Record<string, string[]> = {
  Administration: ['/admin'],
  'Gaming Tools': ['/5p', '/innovation-station', '/hyperbolic-game-chamber'],
  Education: ['/curriculum-on-demand'],
  'SEO & Marketing': ['/seo-automation'],
  'Creative Tools': ['/good-idea'],
  'Learning Assistant': ['/abc-123'],
  'Strategic Intelligence': ['/birds-eye-view', '/back-office', '/snapshot', '/mamas-medicine'],
  'Training Academy': ['/lumina-academy'],
};

function existing(paths: readonly string[]): string[] {
  return paths.filter((path) => routes.includes(path.split('#')[0] ?? path));
}

async function expectGroups(page: Page, first: string[], ...labels: string[]): Promise<void> {
  const wanted = Object.fromEntries(
    labels
      .map((label) => [label, existing(opened[label] ?? [])] as const)
      .filter(([, paths]) => paths.length > 0),
  );
  await expect
    .poll(async () => {
      const { '': start, Features: _, Account: account, ...rest } = await shown(page);
      return { start, account, ...rest };
    })
    .toEqual({
      start: existing(first),
      account: existing(['/hub', '/blog', '/download', '/ai-os#install', '/settings', '/about', '/support']),
      ...wanted,
    });
}

const signedOutStart = ['/auth', '/', '/ai-os', '/gaming'];
const signedInStart = ['/', '/dashboard', '/ai-os', '/cart', '/gaming'];

test('a visitor sees the way in and what is public', async ({ page, isMobile }) => {
  await openAs(page, undefined, isMobile);
  await expectGroups(page, signedOutStart);
  const sidebar = page.getByRole('navigation', { name: 'Main' });
  await expect(sidebar.getByText('Not signed in')).toBeVisible();
  await expect(sidebar.getByRole('button', { name: 'Sign Out' })).toHaveCount(0);
});

test('a plain user sees who is signed in and the way out, and a subscriber the same', async ({
  page,
  isMobile,
}) => {
  const user = await signUp(`plain-${isMobile}@kora.example`);
  const subscriber = await signUp(`subscriber-${isMobile}@kora.example`);
  await asAdmin('admin-set-subscription', {
    user_id: subscriber.user.id,
    subscribed: true,
    subscription_tier: 'Pro',
  });
  for (const person of [subscriber, user]) {
    await openAs(page, person, isMobile);
    await expectGroups(page, signedInStart, 'Education');
  }
  const sidebar = page.getByRole('navigation', { name: 'Main' });
  const head = sidebar.getByRole('link', { name: /Signed in as/ });
  await expect(head).toContainText(`plain-${isMobile}@kora.example`);
  await expect(head).toHaveAttribute('href', '/ai-os');
  await sidebar.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(`${server.url}/auth`);
  await expect(page.getByText('Signed out successfully')).toBeVisible();
});

test('each grant opens its group and no other', async ({ page, isMobile }) => {
  for (const [kind, name, label] of [
    ['gaming', '', 'Gaming Tools'],
    ['training', '', 'Training Academy'],
    ['feature', 'seo_access', 'SEO & Marketing'],
    ['feature', 'good_idea_access', 'Creative Tools'],
    ['special', 'admin_access', 'Learning Assistant'],
  ] as const) {
    const person = await signUp(`${label.toLowerCase().replaceAll(/\W+/g, '-')}-${isMobile}@kora.example`);
    await asAdmin('admin-set-grant', { user_id: person.user.id, kind, name, on: true });
    await openAs(page, person, isMobile);
    await expectGroups(page, signedInStart, 'Education', label);
  }
});

test('the one address opens Strategic Intelligence, an admin sees it all', async ({ page, isMobile }) => {
  const given = { email: strategist, password };
  await ask('/auth/v1/admin/users', { ...given, email_confirm: true }, admin.access_token);
  const named = await ask('/auth/v1/token?grant_type=password', given);
  await openAs(page, named, isMobile);
  await expectGroups(page, signedInStart, 'Education', 'Strategic Intelligence');
  await openAs(page, admin, isMobile);
  await expectGroups(page, signedInStart, ...Object.keys(opened));
  expect(await page.content()).not.toContain(strategist);
});
