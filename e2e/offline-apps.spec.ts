import { expect, test } from '@playwright/test';
import { addAccount, bringSession, newAccount } from './account.ts';
import { makingMs, preview } from './app-preview.ts';
import { expectReadyForOffline } from './device.ts';
import { newApp } from './new-app.ts';
import { openServer } from './server.ts';
import { openUsualProfile } from './usual-profile.ts';

test.setTimeout(120_000 + makingMs * 2);

/** What this browser has kept for when the server is away. */
const keptApps = `(async () => {
  const [{ name } = {}] = (await indexedDB.databases()).filter(({ name }) => /-local-[0-9a-f]/.test(name));
  if (name === undefined) return 0;
  const database = await new Promise((resolve, reject) => {
    const asked = indexedDB.open(name);
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });
  const kept = await new Promise((resolve) => {
    const asked = database.transaction('meta').objectStore('meta').get('answer kept versions');
    asked.onsuccess = () => resolve(asked.result);
  });
  database.close();
  return Object.keys(kept?.value?.value ?? {}).length;
})()`;

test('with the server gone, the dashboard lists the apps, and one that was never opened here opens', async () => {
  const server = await openServer('offline-apps');
  const context = await openUsualProfile(test.info(), server.url);
  try {
    const page = await context.newPage();
    const owner = await addAccount(server.url, newAccount());
    await newApp(owner, server.url, 'generate-app', {
      appName: 'Book shelf',
      prompt: 'A list of books with title, author and rating.',
    });
    await bringSession(page, server.url, owner);
    await page.goto('/dashboard');
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Book shelf' }) });
    await expect(card).toBeVisible({ timeout: 30_000 });
    await expectReadyForOffline(page);
    await page.reload();
    await expectReadyForOffline(page, 'every-page');
    await expect.poll(() => page.evaluate<number>(keptApps), { timeout: 60_000 }).toBe(1);

    await server.stop();
    await page.reload();
    await expect(card).toBeVisible({ timeout: 30_000 });
    const note = page.getByRole('alert').filter({ hasText: 'The server does not answer' });
    await expect(note).toContainText('Nothing of yours waits to be sent.', { timeout: 30_000 });

    await card.getByRole('link', { name: 'Manage' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Book shelf' })).toBeVisible();
    await expect(preview(page, 1).getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText('Changes to it wait until the server is back.')).toBeVisible({
      timeout: 30_000,
    });

    await server.start();
    await page.goto('/dashboard');
    await expect(card).toBeVisible({ timeout: 30_000 });
    await expect(note).toBeHidden({ timeout: 30_000 });
  } finally {
    await context.close();
    await server.dispose();
  }
});
