import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import type { World } from '../src/catalog/early-learning/bands.ts';
import { figureWords } from '../src/catalog/early-learning/figure.ts';
import { strokesOfGlyphs } from '../src/catalog/early-learning/glyphs.ts';
import type { Item } from '../src/catalog/early-learning/item.ts';
import { itemsOf } from '../src/catalog/early-learning/items.ts';
import { type Point, pointsOfPath } from '../src/methods/early-learning/stroke-path.ts';
import { accessibilityFaultsInBothThemes } from './accessibility-in-both-themes.ts';
import {
  addAccount,
  arriveSignedIn,
  bringSession,
  expectNoSidewaysScroll,
  newAccount,
  type Session,
} from './account.ts';
import { expectReadyForOffline } from './device.ts';
import { type KoraServer, openServer } from './server.ts';

test.use({ serviceWorkers: 'allow' });
// The server is stopped in the middle, and the page has to notice.
test.setTimeout(420_000);

let server: KoraServer;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  server = await openServer('abc-123');
});
test.afterAll(async () => {
  // Not there when it did not start.
  const opened: KoraServer | undefined = server;
  await opened?.dispose();
});

/** What is asked now, found by what a screen reader hears. */
async function asked(page: Page, world: World): Promise<Item> {
  const heard = await page.getByRole('region', { name: 'Question' }).locator('p').first().textContent();
  const item = itemsOf(world, '3-4').find(
    ({ say, prompt }) => `${say} ${figureWords(prompt)}.` === heard?.trim(),
  );
  if (item === undefined) throw new Error(`Nobody asks: ${heard}`);
  return item;
}

const exactly = (name: string) => ({ name, exact: true });

async function answer(page: Page, world: World, by: 'key' | 'press' | 'mistake'): Promise<void> {
  const item = await asked(page, world);
  const right = figureWords(item.right);
  const buttons = await page.locator('[data-choice]').all();
  const choices = await Promise.all(buttons.map((button) => button.getAttribute('aria-label')));
  if (by === 'key') await page.keyboard.press(String(choices.indexOf(right) + 1));
  else if (by === 'press') await page.getByRole('button', exactly(right)).click();
  else await page.getByRole('button', exactly(choices.find((label) => label !== right) ?? '')).click();
  await expect(page.getByRole('button', exactly(`${right}, this is it`))).toBeVisible();
  if (by === 'mistake') await expect(page.getByText(`It is ${right}. It comes again.`)).toBeAttached();
}

async function goOn(page: Page, done: number): Promise<void> {
  await expect(page.getByText(`${done} of 10 done`)).toBeAttached();
  // What was right goes on by itself; pressing is quicker, and may come too late.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', exactly('Go on'))).toBeHidden();
}

async function playRound(page: Page): Promise<void> {
  for (let question = 1; question <= 10; question++) {
    await answer(page, 'counting', question === 1 ? 'mistake' : question % 2 === 0 ? 'key' : 'press');
    if (question < 10) await goOn(page, question);
    else await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('heading', { name: /Well done: 3 of 3 stars/ })).toBeAttached();
}

/** Traces what stands on the paper with the mouse, stroke by stroke, the first one wrongly at first. */
async function traceOne(page: Page): Promise<void> {
  const paper = page.locator('svg[data-paper]');
  const label = (await paper.getAttribute('data-paper')) ?? '';
  const [, kind, glyph = ''] = /^Trace (capital |small |)(\S):/.exec(label) ?? [];
  const paths = (strokesOfGlyphs.get(kind === '' ? glyph : glyph) ?? []).map(pointsOfPath);
  const box = await paper.boundingBox();
  if (box === null) throw new Error('There is no paper.');
  const draw = async (points: readonly Point[]) => {
    const at = ([x, y]: Point) =>
      [box.x + ((x + 8) * box.width) / 116, box.y + ((y + 6) * box.width) / 116] as const;
    await page.mouse.move(...at(points[0] ?? [0, 0]));
    await page.mouse.down();
    for (const point of points) await page.mouse.move(...at(point), { steps: 3 });
    await page.mouse.up();
  };
  await draw((paths[0] ?? []).toReversed());
  await expect(page.getByText('The other way round. Start at the green dot.')).toBeAttached();
  for (const points of paths) await draw(points);
  await expect(paper).toHaveAttribute('data-paper', /, done$/);
}

async function openGate(page: Page): Promise<void> {
  await page.goto('/abc-123/grown-ups');
  const words = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
  const field = page.getByLabel(/^How much is/);
  await field.fill('1');
  await page.getByRole('button', { name: 'Go in' }).click();
  await expect(page.getByText('That was not it. Here is another one.')).toBeVisible();
  const question = (await page.locator('label', { hasText: 'How much is' }).textContent()) ?? '';
  const [one = '', other = ''] = question.replace(/^How much is |\?$/g, '').split(' times ');
  await field.fill(String((words.indexOf(one) + 2) * (words.indexOf(other) + 2)));
  await page.getByRole('button', { name: 'Go in' }).click();
  await expect(page.getByRole('region', { name: 'Progress' })).toBeVisible();
}

/** Half an hour was played on a tablet, which has sent it. */
async function playElsewhere({ access_token, user }: Session, child: string): Promise<void> {
  const now = new Date();
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  const answered = await fetch(`${server.url}/rest/v1/early_days`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${access_token}`,
      apikey: access_token,
    },
    body: JSON.stringify({
      id: crypto.randomUUID(),
      user_id: user.id,
      child_id: child,
      device: 'tablet',
      day,
      seconds: 1900,
      answers: [],
      rounds: [],
    }),
  });
  expect(answered.status, await answered.text()).toBe(201);
}

test('a child plays and traces, also with the server gone, rests when time is up, and a grown-up sees it all', async ({
  browser,
}, { project }) => {
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  const isPhone = project.name === 'phone';
  const shot = async (name: string) => {
    if (process.env['ABC_SHOTS'] === undefined) return;
    await page.evaluate(`document.documentElement.dataset.theme = '${isPhone ? 'dark' : 'light'}'`);
    await page.screenshot({ path: `bench/out/abc-${project.name}-${name}.png`, fullPage: true });
  };
  // The first account of an installation is its admin, to whom every page is open.
  const session = await arriveSignedIn(page, server.url);
  await page.goto('/abc-123');
  await page.getByRole('button', { name: 'Add the child' }).click();
  await expect(page.getByText('Give the child a name to be called by.')).toBeVisible();
  await page.getByLabel('Nickname').fill('Kim');
  await page.getByRole('radio', { name: 'owl' }).check({ force: true });
  await shot('add');
  expect(await accessibilityFaultsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Add the child' }).click();
  await shot('who');
  await page.getByRole('link', { name: 'Kim' }).click();
  await expect(page.getByRole('link', { name: 'Counting' })).toBeVisible();
  const child = new URL(page.url()).searchParams.get('child') ?? '';
  await shot('map');
  expect(await accessibilityFaultsInBothThemes(page)).toEqual([]);

  await page.getByRole('link', { name: 'Counting' }).click();
  await expect(page.getByText('0 of 10 done')).toBeAttached();
  await shot('question');
  expect(await accessibilityFaultsInBothThemes(page)).toEqual([]);
  await playRound(page);
  await shot('end');
  expect(await accessibilityFaultsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Back to the worlds' }).click();
  await expect(page.getByRole('region', { name: 'Stickers: 1, stars: 3' })).toBeVisible();

  await page.getByRole('link', { name: 'Tracing' }).click();
  await expect(page.locator('svg[data-paper]')).toBeVisible();
  await shot('trace');
  expect(await accessibilityFaultsInBothThemes(page)).toEqual([]);
  await traceOne(page);
  await shot('traced');
  await page.getByRole('button', { name: 'Go on' }).click();
  for (let skipped = 0; skipped < 4; skipped++)
    await page.getByRole('button', { name: 'Skip this one' }).click();
  await expect(page.getByRole('heading', { name: /Well done/ })).toBeAttached();
  await page.getByRole('button', { name: 'Back to the worlds' }).click();
  await expect(page.getByRole('region', { name: 'Stickers: 2, stars: 6' })).toBeVisible();
  for (const world of ['Letters', 'Sounds', 'Words', 'Adding', 'Clock']) {
    await page.getByRole('link', { name: world, exact: true }).click();
    await expect(page.getByText('0 of 10 done')).toBeAttached();
    await shot(world.toLowerCase());
    await page.getByRole('button', { name: 'Back to the worlds' }).click();
  }
  await expectReadyForOffline(page);

  await server.stop();
  await page.getByRole('link', { name: 'Shapes' }).click();
  await answer(page, 'shapes', 'press');
  await page.reload();
  await answer(page, 'shapes', 'key');
  await page.goto(`/abc-123?child=${child}`);
  await expect(page.getByRole('region', { name: 'Stickers: 2, stars: 6' })).toBeVisible();
  await server.start();
  await page.evaluate(`dispatchEvent(new Event('focus'))`);
  await expect(page.getByRole('button', { name: /changes? waiting/ })).toBeHidden({ timeout: 60_000 });

  // What another device has played counts as well, and no round begins after that.
  await playElsewhere(session, child);
  await page.goto(`/abc-123?child=${child}`);
  await expect(page.getByRole('heading', { name: 'Time to rest. See you tomorrow.' })).toBeVisible();
  await page.goto(`/abc-123?child=${child}&place=clock`);
  await expect(page.getByRole('heading', { name: 'Time to rest. See you tomorrow.' })).toBeVisible();
  await shot('rest');
  expect(await accessibilityFaultsInBothThemes(page)).toEqual([]);

  await openGate(page);
  await expect(page.getByText(/of 30 min/)).toBeVisible();
  await page.getByRole('button', { name: '10 minutes more today' }).click();
  await expect(page.getByText(/of 40 min/)).toBeVisible();
  await page.getByRole('button', { name: 'Show the pictures of Counting' }).click();
  await shot('grown-ups');
  expect(await accessibilityFaultsInBothThemes(page)).toEqual([]);
  for (const [kind, ending] of [
    ['Report (PDF)', 'pdf'],
    ['Tables (CSV)', 'csv'],
  ] as const) {
    await page.getByRole('button', { name: 'Download' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: kind }).click();
    expect((await download).suggestedFilename()).toBe(`abc-123-progress-of-kim.${ending}`);
    const file = await readFile(await (await download).path());
    expect(file.length).toBeGreaterThan(500);
  }
  await page.goto(`/abc-123?child=${child}&place=clock`);
  await expect(page.getByText('0 of 10 done')).toBeAttached();

  // It is in the account: another browser shows the same, and takes the child away with everything.
  const other = await (await browser.newContext({ baseURL: server.url })).newPage();
  await bringSession(other, server.url, session);
  await other.goto('/abc-123');
  await other.getByRole('link', { name: 'Kim' }).click();
  await expect(other.getByRole('region', { name: 'Stickers: 2, stars: 6' })).toBeVisible();
  await openGate(other);
  await other.getByRole('button', { name: 'Delete' }).click();
  await other.getByRole('button', { name: 'Delete the child' }).click();
  await expect(other.getByText('No child yet')).toBeVisible();
  await other.context().close();
  await expectNoSidewaysScroll(page);
  await context.close();
});

test('who has no access is told so', async ({ browser }) => {
  const page = await (await browser.newContext({ baseURL: server.url })).newPage();
  // Whoever comes first is admin.
  await addAccount(server.url, newAccount());
  await arriveSignedIn(page, server.url);
  await page.goto('/abc-123');
  await expect(
    page.getByRole('heading', { name: 'This page needs Learning assistant access' }),
  ).toBeVisible();
  await expectNoSidewaysScroll(page);
});
