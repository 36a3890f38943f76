import { type BrowserContext, expect, type Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { arriveSignedIn, expectNoSidewaysScroll } from './account.ts';
import { callAs, newApp } from './new-app.ts';
import { test } from './server.ts';

/** Making a version takes a browser of its own, on a machine that may be busy. */
test.describe.configure({ timeout: 240_000 });

/** Somebody has a board made and published. */
async function publishBoard(page: Page, url: string): Promise<{ appId: string; address: string }> {
  const owner = await arriveSignedIn(page, url);
  const appId = await newApp(owner, url, 'generate-app', {
    appName: 'Community board',
    prompt: 'A community board where members post notes with title, text and category, and vote in polls.',
  });
  const published = await callAs(owner, url, 'publish-app', { appId });
  return { appId, address: String(published['url']) };
}

async function addNote(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Add note' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Text').fill('Everybody is welcome.');
  await dialog.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByText(title).first()).toBeVisible();
}

/** Votes for the first option of the first poll. */
async function vote(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/#/voting`);
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Vote', exact: true }).first().click();
  await expect(page.getByText('You voted for')).toBeVisible();
}

test('visitors of a published app share its notes, and its owner looks after them', async ({
  page,
  server,
  browser,
}) => {
  const { appId, address } = await publishBoard(page, server.url);
  const contexts: BrowserContext[] = [];
  const visit = async () => {
    const context = await browser.newContext();
    contexts.push(context);
    const visitor = await context.newPage();
    await visitor.goto(`${address}/#/notes`);
    return visitor;
  };

  const first = await visit();
  await expect(first.getByText('Things to remember').first()).toBeVisible();
  const second = await visit();
  await second.goto(`${address}/#/sign-in`);
  // Nobody looks around as somebody else in an app that is shared.
  await expect(second.getByText('sample account')).toBeHidden();
  await second.getByRole('button', { name: 'New here? Register' }).click();
  await second.getByLabel('Name').fill('Vera Visitor');
  await second.getByLabel('Email').fill('vera@example.com');
  await second.getByLabel('Password').fill('a good password');
  await second.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(second.getByRole('link', { name: 'Vera Visitor' })).toBeVisible();
  await second.goto(`${address}/#/notes`);
  await addNote(second, 'Picnic on Sunday');
  // Without a reload.
  await expect(first.getByText('Picnic on Sunday').first()).toBeVisible();

  // A vote counts for everybody, without a reload too.
  await vote(first, address);
  const counted = await first.getByText(/ votes \(yours\)$/).textContent();
  const before = Number(/(\d+) votes/.exec(counted ?? '')?.[1]);
  await vote(second, address);
  for (const visitor of [first, second])
    await expect(visitor.getByText(`${before + 1} votes (yours)`)).toBeVisible();
  for (const visitor of [first, second]) await visitor.goto(`${address}/#/notes`);

  // What would be refused is not offered: a note is changed and removed by who wrote it.
  const removing = { name: 'Delete Picnic on Sunday' };
  await expect(second.getByRole('button', removing)).toBeVisible();
  await expect(first.getByRole('button', removing)).toHaveCount(0);
  await expect(first.getByRole('button', { name: 'Edit Picnic on Sunday' })).toHaveCount(0);

  // Without a network what is done stays here, and arrives later.
  await second.context().setOffline(true);
  await addNote(second, 'Written on the train');
  await expect(second.getByText('Saved here, will be sent when you are online.')).toBeVisible();
  expect(await accessibilityFaults(second)).toEqual([]);
  await second.context().setOffline(false);
  await expect(first.getByText('Written on the train').first()).toBeVisible();
  await second.reload();
  await expect(second.getByText('Written on the train').first()).toBeVisible();

  await page.goto(`/preview/${appId}?tab=hosting`);
  await expect(page.getByRole('link', { name: address })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Opened \d+ times$/ })).toBeVisible();
  await expect(page.getByText('vera@example.com')).toBeVisible();
  await page.getByLabel('Kind of records').click();
  await page.getByRole('option', { name: /^Notes/ }).click();
  await page.getByRole('button', { name: 'Delete Picnic on Sunday' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(first.getByText('Picnic on Sunday')).toHaveCount(0);
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.getByRole('button', { name: 'Block Vera Visitor' }).click();
  await expect(page.getByText('Blocked', { exact: true })).toBeVisible();
  await second.reload();
  await expect(second.getByRole('link', { name: 'Log in' }).first()).toBeVisible();

  await page.getByLabel('Domain', { exact: true }).fill('board.example.com');
  await page.getByRole('button', { name: 'Use this domain' }).click();
  await expect(page.getByText('_kora-verify.board.example.com')).toBeVisible();
  await expectNoSidewaysScroll(page);
  for (const context of contexts) await context.close();
});
