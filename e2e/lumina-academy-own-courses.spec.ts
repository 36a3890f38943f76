import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { accessibilityFaultsInBothThemes } from './accessibility-in-both-themes.ts';
import { addAccount, bringSession, expectNoSidewaysScroll, newAccount, type Session } from './account.ts';
import { chooseOption } from './choose-option.ts';
import { expectReadyForOffline } from './device.ts';
import { type KoraServer, openServer } from './server.ts';

test.use({ serviceWorkers: 'allow' });
// The server is stopped in the middle, and the page has to notice.
test.setTimeout(400_000);

let server: KoraServer;
let admin: Session;
let learner: Session;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  server = await openServer('own-courses');
  // Whoever comes first is admin.
  admin = await addAccount(server.url, newAccount());
  learner = await addAccount(server.url, newAccount());
  const granted = await fetch(`${server.url}/functions/v1/admin-set-grant`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${admin.access_token}` },
    body: JSON.stringify({ user_id: learner.user.id, kind: 'training', on: true }),
  });
  expect(granted.status, await granted.text()).toBe(200);
});
test.afterAll(async () => {
  const opened: KoraServer | undefined = server;
  await opened?.dispose();
});

const part = (page: Page, name: RegExp) => page.getByRole('tab', { name }).click();

/** The parts of an exercise that every kind has. */
async function fillExercise(form: Locator, title: string, question: string): Promise<void> {
  await form.getByLabel('Title', { exact: true }).fill(title);
  await form.getByLabel('Question', { exact: true }).fill(question);
  await form.getByLabel('Hint', { exact: true }).fill('Look at the lesson once more.');
  await form.getByLabel('Why', { exact: true }).fill('The lesson says so.');
}

async function chooseKind(page: Page, form: Locator, kind: string): Promise<void> {
  await chooseOption(page, form.getByRole('combobox', { name: 'Kind' }), kind);
}

async function writeCourse(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New course' }).click();
  await page.getByRole('dialog').getByLabel('Title').fill('Closing the shop');
  await page.getByRole('button', { name: 'Begin writing' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Closing the shop' })).toBeVisible();
  await page.getByLabel('What it is about').fill('Everything that has to be done before the lights go out.');
  await page.getByLabel('Whom it is for').fill('Everybody with a key');
  await page
    .getByLabel('Introduction')
    .fill('Ten minutes of care in the evening save an hour in the morning.');
  await page.getByLabel('You will be able to').fill('count the till\nlock up in order\ncall for help');
  await page.getByLabel('What you need').fill('A quarter of an hour');

  await part(page, /^Lessons/);
  await page.getByRole('button', { name: 'Add lesson' }).click();
  await page.getByLabel('Title of the lesson').fill('The evening round');
  await page.getByLabel('What it is about').fill('Till, windows, alarm, door: in this order.');
  await page
    .getByLabel('What it teaches')
    .fill('## The order\n\nFirst the till, then the windows, then the alarm, and the **door** at last.');
  await page.getByRole('button', { name: 'Show how it looks' }).first().click();
  await expect(page.getByRole('heading', { name: 'The order' })).toBeVisible();
  const lesson = page.getByRole('region', { name: 'Exercises of the lesson' });
  await lesson
    .getByRole('button', { name: /without a title/ })
    .first()
    .click();
  await fillExercise(lesson, 'The round', 'Put the round in order.');
  await chooseKind(page, lesson, 'Put in order');
  for (const [at, item] of ['Till', 'Windows', 'Alarm', 'Door'].entries())
    await lesson.getByLabel(`Item ${at + 1}`, { exact: true }).fill(item);
  await lesson.getByRole('button', { name: 'Try it as a learner' }).click();
  await expect(lesson.getByRole('button', { name: 'Check' })).toBeVisible();
}

async function writeTest(page: Page): Promise<void> {
  await part(page, /^Final test/);
  const panel = page.getByRole('tabpanel');
  for (let number = 1; number <= 5; number += 1) {
    await page.getByRole('button', { name: 'Add question' }).click();
    await fillExercise(panel, `Sum ${number}`, `What is ${number} and one?`);
    await chooseKind(page, panel, 'A number');
    await panel.getByLabel('Right answer').fill(String(number + 1));
  }
}

test('an admin writes a course by form, and a learner takes it to the certificate', async ({ browser }, {
  project,
}) => {
  const context = await browser.newContext({ baseURL: server.url, acceptDownloads: true });
  const page = await context.newPage();
  const shot = (of: Page, name: string) =>
    process.env['ACADEMY_SHOTS'] === undefined
      ? undefined
      : of.screenshot({ path: `bench/out/own-${project.name}-${name}.png`, fullPage: true });
  await bringSession(page, server.url, admin);
  await page.goto('/lumina-academy');
  await page.getByRole('link', { name: 'Write courses' }).click();
  await expect(page.getByText('No draft yet')).toBeVisible();
  await writeCourse(page);
  await shot(page, 'lesson-form');
  expect(await accessibilityFaultsInBothThemes(page)).toEqual([]);
  await expectNoSidewaysScroll(page);

  // Nothing that was typed is lost by a reload.
  await expect(page.getByText('Draft stored')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Whom it is for')).toHaveValue('Everybody with a key');
  await part(page, /^Publish/);
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled();
  await writeTest(page);
  await part(page, /^Preview/);
  await expect(page.getByRole('article', { name: 'First page' })).toBeVisible();
  await part(page, /^Publish/);
  await shot(page, 'publish');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Version 1 is published').first()).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as zip' }).click();
  const zip = readFileSync(await (await download).path());
  expect(zip.subarray(0, 2).toString()).toBe('PK');

  const other = await (await browser.newContext({ baseURL: server.url })).newPage();
  await bringSession(other, server.url, learner);
  await other.goto('/hub');
  await expect(other.getByRole('link', { name: /New course: Closing the shop/ })).toBeVisible();
  await shot(other, 'hub');
  expect(await accessibilityFaultsInBothThemes(other)).toEqual([]);
  await expectNoSidewaysScroll(other);
  await other.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(other.getByRole('button', { name: 'Mark all as read' })).toBeHidden();
  await other.getByRole('link', { name: /New course: Closing the shop/ }).click();
  await other.getByRole('link', { name: 'Begin' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'The evening round' })).toBeVisible();
  await dragInOrder(other);
  await shot(other, 'lesson');
  await expectReadyForOffline(other);

  // The course changes while the learner is in it, and the server goes: what was opened stays, what was done counts.
  await part(page, /^Final test/);
  await page.getByRole('button', { name: /^Sum 5/ }).click();
  await page.getByLabel('Title', { exact: true }).fill('Another sum');
  await expect(page.getByText('Draft stored')).toBeVisible();
  await part(page, /^Publish/);
  await server.stop();
  await other.reload();
  await expect(other.getByText('Solved')).toBeVisible();
  await other.getByRole('button', { name: /^Finish, then/ }).click();
  await other.getByRole('button', { name: 'Begin attempt 1 of 3' }).click();
  for (let number = 1; number <= 5; number += 1)
    await other
      .getByRole('region', { name: `Sum ${number}`, exact: true })
      .getByRole('textbox')
      .fill(String(number + 1));
  await other.getByRole('button', { name: 'Hand in' }).click();
  await expect(other.getByText('Passed: 5 of 5 right')).toBeVisible();
  await server.start();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Version 2 is published').first()).toBeVisible();

  await other.getByRole('textbox', { name: 'Name on the certificate' }).fill('Mira Sato');
  await other.getByRole('button', { name: 'Issue the certificate' }).click();
  await expect(other.getByRole('heading', { name: 'Certificate for Mira Sato' })).toBeVisible();
  await other.goto('/lumina-academy');
  await expect(other.getByText('By your team')).toBeVisible();
  await shot(other, 'home');

  // Offered no longer, it stays for who has begun it.
  await page.goto('/lumina-academy/own-courses');
  await expect(page.getByRole('button', { name: 'Offer no longer' })).toBeVisible();
  await shot(page, 'list');
  expect(await accessibilityFaultsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Offer no longer' }).click();
  await expect(page.getByRole('button', { name: 'Offer again' })).toBeVisible();
  await other.reload();
  await expect(other.getByText('No longer offered')).toBeVisible();
  await other.goto('/lumina-academy/own-courses');
  await expect(other.getByRole('heading', { name: 'This page is for admins' })).toBeVisible();
  await page.locator('input[type=file]').setInputFiles({
    name: 'course.zip',
    mimeType: 'application/zip',
    buffer: zip,
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Closing the shop' })).toBeVisible();
});

/** By the mouse; where the last step is not reached so, by the buttons, as somebody with a keyboard does it. */
async function dragInOrder(page: Page): Promise<void> {
  const list = page.getByRole('list', { name: 'The round' });
  const rows = list.getByRole('listitem');
  const items = ['Till', 'Windows', 'Alarm', 'Door'];
  // The mouse reaches only what is on the screen.
  await rows.last().scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Check' }).scrollIntoViewIfNeeded();
  for (const [at, item] of items.entries()) {
    const row = rows.filter({ hasText: item });
    const wanted = rows.nth(at);
    const from = await row.getByText(item, { exact: true }).boundingBox();
    const to = await wanted.boundingBox();
    if (from === null || to === null) throw new Error('It is not in sight.');
    if (Math.abs(from.y - to.y) < to.height / 2) continue;
    await page.mouse.move(from.x + 8, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + 40, to.y + 20, { steps: 6 });
    await page.mouse.move(to.x + 40, to.y + 4, { steps: 3 });
    await page.mouse.up();
    await expect(rows.nth(at)).toContainText(item);
  }
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('Solved')).toBeVisible();
}
