import { expect, type Page, test } from '@playwright/test';
import type { Exercise } from '../src/catalog/academy/course.ts';
import { drawFinal } from '../src/catalog/academy/final-test.ts';
import { courseFinals } from '../src/catalog/course-finals.gen.ts';
import type { Answer } from '../src/methods/grading/task.ts';
import { accessibilityFaultsInBothThemes } from './accessibility-in-both-themes.ts';
import { addAccount, arriveSignedIn, expectNoSidewaysScroll, newAccount } from './account.ts';
import { expectReadyForOffline } from './device.ts';
import { type KoraServer, openServer } from './server.ts';

test.use({ serviceWorkers: 'allow' });
// The server is stopped in the middle, and the page has to notice.
test.setTimeout(300_000);

const course = 'small-business-finance';
let server: KoraServer;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  server = await openServer('academy');
});
test.afterAll(async () => {
  // Not there when it did not start.
  const opened: KoraServer | undefined = server;
  await opened?.dispose();
});

const exercise = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });

function rightAnswer({ task }: Exercise): Answer {
  if (task.type === 'number') return String(task.answer);
  if (task.type === 'text') return task.accept[0] ?? '';
  if (task.type === 'choice') return task.options.flatMap(({ right }, at) => (right ? [at] : []));
  if (task.type === 'order') return task.items.map((_, at) => at);
  return task.type === 'match' ? task.pairs.map((_, at) => at) : '';
}

async function solveFirst(page: Page): Promise<void> {
  const first = exercise(page, 'Studio profit in May');
  const field = first.getByRole('textbox');
  await field.fill('a lot');
  await first.getByRole('button', { name: 'Check' }).click();
  await expect(first.getByText('“a lot” is no number.', { exact: false })).toBeVisible();
  await field.fill('1');
  await field.press('Enter');
  await expect(first.getByText('Not yet')).toBeVisible();
  await first.getByRole('button', { name: 'Hint' }).click();
  await field.fill('€2,500');
  await field.press('Enter');
  await expect(first.getByText('Right', { exact: true })).toBeVisible();
  await expect(first.getByText('Profit is 6,400 − 3,900', { exact: false })).toBeVisible();
  await expect(first.getByText('Solved')).toBeVisible();
}

test('a course is read, answered with the server gone, passed, and its certificate checked and withdrawn', async ({
  browser,
}, { project }) => {
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  const shot = (name: string) =>
    process.env['ACADEMY_SHOTS'] === undefined
      ? undefined
      : page.screenshot({ path: `bench/out/academy-${project.name}-${name}.png`, fullPage: true });
  // The first account of an installation is its admin, to whom every page is open.
  const { user } = await arriveSignedIn(page, server.url);
  await page.goto('/lumina-academy');
  await page.getByRole('link', { name: 'Small-business finance' }).click();
  await expect(page.getByRole('heading', { name: 'You will be able to' })).toBeVisible();
  await shot('course');
  await page.getByRole('link', { name: 'Begin' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Profit is not cash' })).toBeVisible();
  await solveFirst(page);
  await shot('lesson');
  expect(await accessibilityFaultsInBothThemes(page)).toEqual([]);
  await expectReadyForOffline(page);

  await server.stop();
  const choice = exercise(page, 'More cash, no more profit');
  for (const option of ['A customer pays an invoice', 'The bank pays out a loan', 'A client pays a deposit'])
    await choice.getByRole('checkbox', { name: option }).check();
  await choice.getByRole('button', { name: 'Check' }).click();
  await expect(choice.getByText('Solved')).toBeVisible();
  await page.reload();
  await expect(exercise(page, 'More cash, no more profit').getByText('Solved')).toBeVisible();
  await page.getByRole('button', { name: /^Finish, then/ }).click();
  await expect(page.getByText('Lesson 2 of')).toBeVisible();
  await server.start();
  await page.evaluate(`dispatchEvent(new Event('focus'))`);
  await expect(page.getByRole('button', { name: /changes? waiting/ })).toBeHidden({ timeout: 60_000 });

  await writeCode(page);
  await shot('code');

  // What was learnt is in the account: another browser goes on with it.
  const other = await (await browser.newContext({ baseURL: server.url })).newPage();
  const kept = await page.evaluate<string>(`localStorage.getItem('kora-session')`);
  await other.goto('/robots.txt');
  await other.evaluate(`localStorage.setItem('kora-session', ${JSON.stringify(kept)})`);
  await other.goto('/lumina-academy');
  await expect(other.getByRole('region', { name: 'Go on with' })).toContainText('Data literacy');
  await other.context().close();

  await page.goto(`/lumina-academy/${course}/final-test`);
  await takeFinal(page, user.id);
  await expect(page.getByText('Passed: 12 of 12 right')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name on the certificate' }).fill('Amina Yusuf');
  await page.getByRole('button', { name: 'Issue the certificate' }).click();
  await expect(page.getByRole('heading', { name: 'Certificate for Amina Yusuf' })).toBeVisible();
  await shot('result');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download pdf' }).click();
  expect((await download).suggestedFilename()).toBe('small-business-finance-certificate.pdf');
  if (process.env['ACADEMY_SHOTS'] !== undefined)
    await (await download).saveAs(`bench/out/academy-${project.name}.pdf`);

  const address = await page.getByRole('link', { name: 'Verification page' }).getAttribute('href');
  const visitor = await (await browser.newContext({ baseURL: server.url })).newPage();
  await visitor.goto(address ?? '');
  await expect(visitor.getByText('This certificate is real')).toBeVisible();
  await expect(visitor.getByText('Amina Yusuf')).toBeVisible();
  expect(await accessibilityFaultsInBothThemes(visitor)).toEqual([]);
  await page.goto('/lumina-academy');
  await expect(page.getByRole('region', { name: 'Your certificates' })).toBeVisible();
  await shot('home');
  expect(await accessibilityFaultsInBothThemes(page)).toEqual([]);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByRole('region', { name: 'Your certificates' })).toBeHidden();
  await expect(async () => {
    await visitor.reload();
    await expect(visitor.getByText('There is no such certificate')).toBeVisible({ timeout: 3_000 });
  }).toPass();
});

/** Eleven answers lie there from before a reload; the twelfth is written. */
async function takeFinal(page: Page, userId: string): Promise<void> {
  const day = new Date().toISOString().slice(0, 10);
  const pool = courseFinals[course]?.exercises ?? [];
  const questions = drawFinal(pool, { userId, course, day, number: 1 });
  const written = questions.find(({ task }) => task.type === 'number');
  const answers = Object.fromEntries(
    questions.filter((one) => one !== written).map((one) => [one.id, rightAnswer(one)]),
  );
  const key = `academy-final/${userId}/${course}/${day}/1`;
  await page.evaluate(
    `localStorage.setItem(${JSON.stringify(key)}, ${JSON.stringify(JSON.stringify(answers))})`,
  );
  await page.getByRole('button', { name: 'Begin attempt 1 of 3' }).click();
  await expect(page.getByText('11 of 12 answered')).toBeVisible();
  await page.getByRole('button', { name: 'Hand in' }).click();
  const open = page.getByRole('alertdialog', { name: 'One question is open' });
  await open.getByRole('button', { name: 'Cancel' }).click();
  await expect(open).toBeHidden();
  if (written === undefined) throw new Error('No number is asked for.');
  await exercise(page, written.title)
    .getByRole('textbox')
    .fill(String(rightAnswer(written)));
  await page.getByRole('button', { name: 'Hand in' }).click();
}

/** In the sandbox of the browser, under the policy that the built server sends. */
async function writeCode(page: Page): Promise<void> {
  await page.goto('/lumina-academy/data-literacy/mean-and-median');
  const card = exercise(page, 'A median function');
  const code = card.getByRole('textbox');
  await code.fill('function median(values) { for (;;) {} }');
  await card.getByRole('button', { name: 'Check' }).click();
  await expect(card.getByText('It was stopped', { exact: false }).first()).toBeVisible({ timeout: 30_000 });
  await code.fill(`function median(values) {
  if (values.length === 0) return null;
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}`);
  await card.getByRole('button', { name: 'Check' }).click();
  await expect(card.getByText('Solved')).toBeVisible({ timeout: 30_000 });
}

test('who has no Training access is told so, and the pages fit a phone', async ({ browser }) => {
  const page = await (await browser.newContext({ baseURL: server.url })).newPage();
  // Whoever comes first is admin.
  await addAccount(server.url, newAccount());
  await arriveSignedIn(page, server.url);
  await page.goto(`/lumina-academy/${course}`);
  await expect(page.getByRole('heading', { name: 'This page needs Training access' })).toBeVisible();
  await page.goto('/certificates/no-such-number');
  await expect(page.getByText('There is no such certificate')).toBeVisible();
  await expectNoSidewaysScroll(page);
});
