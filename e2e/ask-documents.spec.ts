import { expect, type Page } from '@playwright/test';
import { accessibilityFaultsInBothThemes } from './accessibility-in-both-themes.ts';
import { untilAppRuns } from './app-runs.ts';
import { contractDocx, contractPdf } from './contract-files.ts';
import { expectReadyForOffline } from './device.ts';
import { type KoraServer, openServer, test } from './server.ts';

test.setTimeout(240_000);
test.use({ serviceWorkers: 'allow' });

let server: KoraServer;
let isUp = true;
test.beforeAll(async () => {
  server = await openServer('ask-documents');
});
test.afterEach(async () => {
  if (!isUp) await server.start();
  isUp = true;
});
test.afterAll(async () => {
  // Not there when it did not start.
  const opened: KoraServer | undefined = server;
  await opened?.dispose();
});

const box = (page: Page) => page.getByLabel('Your question');
const turn = (page: Page, question: string) => page.getByRole('article', { name: question });
const attached = (page: Page) => page.getByRole('list', { name: 'Attached documents' });

async function ask(page: Page, question: string): Promise<void> {
  await box(page).fill(question);
  await box(page).press('Enter');
  await expect(turn(page, question)).toBeVisible({ timeout: 60_000 });
}

interface DroppedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Lets files fall on the page, as from a folder. */
async function drop(page: Page, files: readonly DroppedFile[]): Promise<void> {
  const given = files.map(({ name, bytes }) => ({ name, base64: Buffer.from(bytes).toString('base64') }));
  await page.evaluate<void>(`(() => {
    const data = new DataTransfer();
    for (const { name, base64 } of ${JSON.stringify(given)})
      data.items.add(new File([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))], name));
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
  })()`);
}

test('a visitor drops a pdf and a Word document, asks, opens the place, asks again without the server, and removes one', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  const policyFaults: string[] = [];
  const sent: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) policyFaults.push(message.text());
  });
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.postData() ?? '');
  });
  await page.goto('/ask-kora');
  await untilAppRuns(page);

  await drop(page, [
    { name: 'Lease of the workshop.pdf', bytes: await contractPdf() },
    { name: 'Bakery plan.docx', bytes: await contractDocx() },
    { name: 'not-a.pdf', bytes: new TextEncoder().encode('no pdf at all') },
  ]);
  await expect(attached(page).getByText('Lease of the workshop', { exact: true })).toBeVisible({
    timeout: 60_000,
  });
  await expect(attached(page).getByText('Bakery plan', { exact: true })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('alert')).toContainText('something else than its name says');
  await page.getByRole('alert').getByRole('button', { name: 'Close' }).click();

  await ask(page, 'When does the rent fall due?');
  const rent = turn(page, 'When does the rent fall due?');
  await expect(rent.getByText('third working day').first()).toBeVisible();
  await expect(rent.getByText('page 2').first()).toBeVisible();
  await ask(page, 'Where are the ovens bought?');
  await expect(turn(page, 'Where are the ovens bought?').getByText('Year one › Ovens').first()).toBeVisible();

  await rent.getByRole('link', { name: 'Lease of the workshop' }).first().click();
  const reader = page.getByRole('dialog', { name: 'Lease of the workshop' });
  await expect(reader.getByText('Page 2')).toBeVisible();
  await expect(reader.locator('mark')).toContainText('third working day');
  expect(await accessibilityFaultsInBothThemes(page)).toEqual([]);
  await reader.getByRole('button', { name: 'Back' }).press('Enter');
  await expect(reader.getByText('Harbour Street 9')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(reader).toBeHidden();

  await expectReadyForOffline(page, 'every-page');
  await page.reload();
  await expect(rent).toBeVisible({ timeout: 30_000 });
  isUp = false;
  await server.stop();
  await expect(attached(page).getByText('Bakery plan', { exact: true })).toBeVisible({ timeout: 30_000 });
  await ask(page, 'How long is the notice of the lease?');
  await expect(
    turn(page, 'How long is the notice of the lease?').getByText('six months').first(),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Documents (2)' }).click();
  await page.getByRole('button', { name: 'More for Lease of the workshop' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('list', { name: 'Documents' }).getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(rent.getByText('This document lies on another device').first()).toBeVisible();
  await expect(rent.getByText('third working day').first()).toBeVisible();

  expect(policyFaults).toEqual([]);
  expect(sent.filter((body) => /rent|ovens/i.test(body))).toEqual([]);
  await context.close();
});

test('on a phone the documents fit the screen', async ({ browser }) => {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  await page.goto('/ask-kora');
  await untilAppRuns(page);
  await drop(page, [
    { name: `${'A very long name of a lease '.repeat(4)}.docx`, bytes: await contractDocx() },
  ]);
  await expect(attached(page).getByRole('button', { name: /^Do not ask/ })).toBeVisible({ timeout: 60_000 });
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBe(360);
  await page.getByRole('button', { name: 'Documents (1)' }).click();
  await expect(page.getByText('kept on this device')).toBeVisible();
  expect(await accessibilityFaultsInBothThemes(page)).toEqual([]);
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBe(360);
  await context.close();
});
