import { expect, type Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { expectNoSidewaysScroll } from './account.ts';
import { callAs, newApp, takeCopy } from './new-app.ts';
import { test } from './server.ts';

/** Making a version takes a browser of its own, on a machine that may be busy. */
test.describe.configure({ timeout: 240_000 });

/** What a page finds on its origin. */
const found = `(async () => ({
  local: localStorage.getItem('left'),
  cookies: document.cookie,
  databases: (await indexedDB.databases()).map(({ name }) => name),
  caches: await caches.keys(),
}))()`;

const leaveThings = `(async () => {
  localStorage.setItem('left', 'by the former app');
  document.cookie = 'left=1; path=/; max-age=9999';
  await new Promise((done) => { indexedDB.open('left').onsuccess = done; });
  await caches.open('left');
})()`;

async function isControlled(page: Page): Promise<void> {
  await page.waitForFunction('navigator.serviceWorker.ready.then(() => true)');
}

test('an address that goes to another app brings nothing of the former to who visits it', async ({
  page,
  server,
  shelf,
  browser,
}) => {
  const { appId: former, owner } = await takeCopy(page, server.url, shelf);
  const latter = await newApp(owner, server.url, 'duplicate-app', { appId: shelf.id, name: 'Other shelf' });
  const publish = async (appId: string, slug: string) =>
    String((await callAs(owner, server.url, 'publish-app', { appId, slug }))['url']);
  const address = await publish(former, 'the-shelf');
  const neighbour = await publish(latter, 'other-shelf');

  const context = await browser.newContext({ serviceWorkers: 'allow' });
  const visitor = await context.newPage();
  await visitor.goto(neighbour);
  await visitor.evaluate(leaveThings);
  await visitor.goto(address);
  await isControlled(visitor);
  await visitor.evaluate(leaveThings);

  await callAs(owner, server.url, 'unpublish-app', { appId: former });
  await publish(latter, 'the-shelf');
  await visitor.goto(address);
  const after = (await visitor.evaluate(found)) as {
    local: string | null;
    cookies: string;
    databases: string[];
    caches: string[];
  };
  expect(after).toMatchObject({ local: null, cookies: '' });
  expect(after.databases).not.toContain('left');
  expect(after.caches).not.toContain('left');

  // Once, and not at every visit.
  await visitor.evaluate(leaveThings);
  await visitor.reload();
  expect(await visitor.evaluate(found)).toMatchObject({ local: 'by the former app', cookies: 'left=1' });

  // The neighbours keep theirs: `other-shelf` was left, and is the owner's again.
  await publish(former, 'other-shelf');
  const cookies = await context.cookies(neighbour);
  expect(cookies.map(({ name }) => name)).toContain('left');
  await context.close();

  // The owner sees what is kept for them.
  await callAs(owner, server.url, 'unpublish-app', { appId: latter });
  await page.goto(`/preview/${latter}?tab=hosting`);
  await expect(page.getByText('nobody else can take it')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('listitem').filter({ hasText: 'the-shelf' })).toContainText('until');
  expect(await accessibilityFaults(page)).toEqual([]);
  await expectNoSidewaysScroll(page);
});

test('a link of an app to another site names that site before anybody is sent there', async ({
  page,
  server,
  shelf,
}) => {
  const { appId, owner } = await takeCopy(page, server.url, shelf);
  const { url } = await callAs(owner, server.url, 'publish-app', { appId });
  await page.goto(String(url));
  await expect(page.getByRole('heading').first()).toBeVisible();
  expect(await page.evaluate('typeof RTCPeerConnection')).toBe('undefined');
  await page.evaluate(`(() => {
    const link = document.createElement('a');
    link.href = 'https://example.org/elsewhere?from=here';
    link.textContent = 'Elsewhere';
    document.body.prepend(link);
  })()`);
  const opening = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'Elsewhere' }).click();
  const leaving = await opening;
  await expect(leaving.getByRole('heading', { name: 'This link leads to example.org' })).toBeVisible();
  await expect(leaving.getByRole('link')).toHaveAttribute('href', 'https://example.org/elsewhere?from=here');
  // That page may run no script, so no checker looks at it: what a reader of the screen needs is asked for by name.
  await expect(leaving.locator('html')).toHaveAttribute('lang', /./);
  await expect(leaving.getByRole('heading', { level: 1 })).toHaveCount(1);
});
