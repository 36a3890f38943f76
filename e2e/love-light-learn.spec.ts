import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { newAccount, signIn, signUp } from './account.ts';
import { expectReadyForOffline } from './device.ts';
import { type KoraServer, openServer } from './server.ts';

test.use({ serviceWorkers: 'allow' });
// The server is stopped, and the page has to notice.
test.setTimeout(240_000);

let server: KoraServer;
test.beforeAll(async () => {
  server = await openServer('love-light-learn');
});
test.afterAll(async () => {
  // Not there when it did not start.
  const opened: KoraServer | undefined = server;
  await opened?.dispose();
});

const passphrase = 'seven quiet herons';
const reflection = (page: Page) => page.getByPlaceholder('Nobody else reads this.');

async function unlock(page: Page): Promise<void> {
  await page.getByLabel('Passphrase', { exact: true }).fill(passphrase);
  await page.getByRole('button', { name: 'Open the journal' }).click();
}

/** A picture of one colour, made by the browser itself. */
async function picture(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate<string>(`(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 1600; canvas.height = 900;
    const context = canvas.getContext('2d');
    context.fillStyle = '#7b9e6b'; context.fillRect(0, 0, 1600, 900);
    return canvas.toDataURL('image/png').split(',')[1];
  })()`);
  return Buffer.from(base64, 'base64');
}

test('a day is written with the server gone, sealed, and read on another device', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  const account = newAccount();
  await signUp(page, account);
  await page.goto('/love-light-learn');
  await expect(page.getByText('One small lesson')).toBeVisible();
  await page.getByText('Good', { exact: true }).click();
  await page.getByLabel('One thing').fill('rain on the roof');
  await page.getByLabel('Add a photo').setInputFiles({
    name: 'garden.png',
    mimeType: 'image/png',
    buffer: await picture(page),
  });
  await expect(page.getByRole('img', { name: /Photo 1 of/ })).toBeVisible();
  await expectReadyForOffline(page);

  await server.stop();
  await reflection(page).fill('The heron came back to the pond.');
  await expect(page.getByText('Kept on this device')).toBeVisible();
  await page.reload();
  await expect(reflection(page)).toHaveValue('The heron came back to the pond.');
  await server.start();
  await page.evaluate(`dispatchEvent(new Event('focus'))`);
  await expect(page.getByRole('button', { name: /change waiting/ })).toBeHidden({ timeout: 60_000 });

  await page.getByRole('tab', { name: 'Keep and lock' }).click();
  await page.getByLabel('Passphrase', { exact: true }).fill(passphrase);
  await page.getByLabel('The same again').fill(passphrase);
  await page.getByText('I know that the journal is lost without it').click();
  await page.getByRole('button', { name: 'Seal the journal' }).click();
  await expect(page.getByRole('button', { name: 'Lock now' })).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Text (Markdown)' }).click();
  const file = await readFile(await (await downloading).path(), 'utf8');
  expect(file).toContain('- rain on the roof');
  expect(file).toContain('The heron came back to the pond.');
  await expect(page.getByRole('button', { name: /changes? waiting/ })).toBeHidden({ timeout: 60_000 });

  const other = await browser.newContext({ baseURL: server.url });
  const elsewhere = await other.newPage();
  const sent: string[] = [];
  elsewhere.on('response', async (response) => {
    if (response.url().includes('/rest/v1/journal_')) sent.push(await response.text().catch(() => ''));
  });
  await signIn(elsewhere, account);
  await elsewhere.goto('/love-light-learn');
  await expect(elsewhere.getByText('Your journal is locked')).toBeVisible();
  await unlock(elsewhere);
  await expect(reflection(elsewhere)).toHaveValue('The heron came back to the pond.');
  await expect(elsewhere.getByRole('img', { name: /Photo 1 of/ })).toBeVisible();
  expect(sent.join()).toContain('sealed');
  expect(sent.join()).not.toContain('heron');
  await context.close();
  await other.close();
});
