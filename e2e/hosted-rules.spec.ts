import { type BrowserContext, expect, type Page, type Route } from '@playwright/test';
import { courseSpec } from '../src/testing/hosting/course-spec.ts';
import { arriveSignedIn } from './account.ts';
import { callAs, newApp } from './new-app.ts';
import { test } from './server.ts';

/** Making two versions takes a browser of its own, on a machine that may be busy. */
test.describe.configure({ timeout: 300_000 });

const kinds = ['slots', 'bookings'];
/** Slots with few seats, and who has one. */
const plan = {
  ...courseSpec,
  entities: courseSpec.entities.filter(({ name }) => kinds.includes(name)),
  pages: courseSpec.pages.filter(({ id }) => kinds.includes(id)),
};
const reason = 'Monday morning is full: it has room for 1.';

async function publishCourses(page: Page, url: string): Promise<string> {
  const owner = await arriveSignedIn(page, url);
  const appId = await newApp(owner, url, 'generate-app', {
    appName: 'Courses',
    prompt: 'A list of slots with name and seats.',
  });
  const changed = await callAs(owner, url, 'edit-app-plan', { appId, basedOn: 1, spec: plan });
  expect(changed, JSON.stringify(changed)).toMatchObject({ success: true });
  const published = await callAs(owner, url, 'publish-app', { appId });
  return String(published['url']);
}

async function fillBooking(page: Page, guest: string) {
  await page.getByRole('button', { name: 'Add booking' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Guest').fill(guest);
  await dialog.getByLabel('Slot').selectOption({ label: 'Monday morning' });
  return { dialog, book: () => dialog.getByRole('button', { name: 'Add booking' }).click() };
}

/** What is sent waits until as many have sent something; then all of it arrives at once. */
function gate(count: number): (route: Route) => Promise<void> {
  let sent = 0;
  let open: () => void = () => undefined;
  const all = new Promise<void>((resolve) => (open = resolve));
  return async (route) => {
    sent += 1;
    if (sent >= count) open();
    await all;
    await route.continue();
  };
}

test('of two visitors who take the last seat at once, one gets it and the other reads why not', async ({
  page,
  server,
  browser,
}) => {
  const address = await publishCourses(page, server.url);
  const together = gate(2);
  const contexts: BrowserContext[] = [];
  const visitors: { page: Page; guest: string }[] = [];
  for (const guest of ['Ada Lovelace', 'Mary Shelley']) {
    const context = await browser.newContext();
    contexts.push(context);
    await context.route('**/.data/changes', together);
    const visitor = await context.newPage();
    await visitor.goto(`${address}/#/bookings`);
    visitors.push({ page: visitor, guest });
  }
  const forms = await Promise.all(visitors.map((one) => fillBooking(one.page, one.guest)));
  await Promise.all(forms.map(({ book }) => book()));

  const told = () => Promise.all(visitors.map((one) => one.page.getByText(reason).isVisible()));
  await expect.poll(told).toContain(true);
  const isRefused = await told();
  expect(isRefused.filter(Boolean)).toHaveLength(1);
  const winner = visitors.find((_, place) => isRefused[place] === false);
  const loser = visitors.find((_, place) => isRefused[place] === true);
  if (winner === undefined || loser === undefined) throw new Error('Somebody won and somebody lost.');

  // Both see the one booking, before and after they come again.
  for (const again of [false, true])
    for (const visitor of [winner, loser]) {
      if (again) await visitor.page.reload();
      await expect(visitor.page.getByText(winner.guest).first()).toBeVisible();
      await expect(visitor.page.getByText(loser.guest)).toHaveCount(0);
    }

  // Who knows that it is full reads so before anything is sent, and what they typed stays.
  const { dialog, book } = await fillBooking(loser.page, loser.guest);
  await book();
  await expect(dialog.getByRole('alert')).toHaveText(reason);
  await expect(dialog.getByLabel('Guest')).toHaveValue(loser.guest);
  for (const context of contexts) await context.close();
});
