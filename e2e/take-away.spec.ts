import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { type Download, expect, type Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { accessibilityFaults } from './accessibility.ts';
import { expectNoSidewaysScroll } from './account.ts';
import { callAs, takeCopy } from './new-app.ts';
import { test as base } from './server.ts';

const run = promisify(execFile);
const makingMs = 90_000;

const test = base.extend<{ folder: string }>({
  folder: async ({ browserName }, use) => {
    const folder = await mkdtemp(join(tmpdir(), `take-away-${browserName}-`));
    await use(folder);
    await rm(folder, { recursive: true, force: true });
  },
});

test.describe.configure({ timeout: 240_000 });

async function bytesOf(download: Download): Promise<Uint8Array> {
  return new Uint8Array(await readFile(await download.path()));
}

async function take(page: Page, item: string): Promise<Download> {
  await page.getByRole('button', { name: 'Download' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: item, exact: true }).click();
  return download;
}

/** Unpacks a project and does what its README says. */
async function installAndTry(zip: Uint8Array, folder: string): Promise<{ built: string; tested: string }> {
  for (const [path, bytes] of Object.entries(unzipSync(zip))) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), bytes);
  }
  const cwd = join(folder, 'Book-shelf');
  const npm = async (...args: string[]) => (await run('npm', args, { cwd, maxBuffer: 1 << 24 })).stdout;
  await npm('install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts');
  const [built, tested] = [await npm('run', 'build'), await npm('test')];
  expect(await readFile(join(cwd, 'dist/sw.js'), 'utf8')).toContain('./index.html');
  return { built, tested };
}

test('a project is taken away, works with npm alone, and comes back', async ({
  page,
  server,
  admin,
  shelf,
  folder,
}) => {
  const { appId, owner } = await takeCopy(page, server.url, shelf);
  await callAs(admin, server.url, 'admin-set-subscription', {
    user_id: owner.user.id,
    subscribed: true,
    subscription_tier: 'Pro',
  });
  await page.goto(`/preview/${appId}`);
  const project = await take(page, 'Project as zip');
  expect(project.suggestedFilename()).toBe('book-shelf.zip');
  const zip = await bytesOf(project);
  const tried = installAndTry(zip, folder);
  // Awaited below; a failure before must not end the process.
  tried.catch(() => undefined);

  const bundle = await take(page, 'Git bundle');
  expect(Buffer.from(await bytesOf(bundle)).toString('latin1', 0, 15)).toBe('# v2 git bundle');
  const text = await take(page, 'Single text file');
  expect(Buffer.from(await bytesOf(text)).toString()).toContain('===== src/main.tsx =====');

  await page.getByRole('button', { name: 'Download' }).click();
  await page.getByRole('menuitem', { name: 'Desktop app…' }).click();
  await expect(page).toHaveURL(new RegExp(`/desktop-builder\\?app=${appId}`));
  await expect(page.getByRole('img', { name: 'Start page of Book shelf' })).toBeVisible();
  await page.getByRole('radio', { name: 'Tauri 2' }).click();
  await page.getByLabel('Identifier').fill('books');
  await page.getByRole('button', { name: 'Download project' }).click();
  await expect(page.getByText(/Use a domain the other way round/)).toBeVisible();
  await page.getByLabel('Identifier').fill('org.example.books');
  expect(await accessibilityFaults(page)).toEqual([]);
  await expectNoSidewaysScroll(page);
  const desktop = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download project' }).click();
  const shell = unzipSync(await bytesOf(await desktop));
  const config = shell['Book-shelf-tauri/src-tauri/tauri.conf.json'] ?? new Uint8Array();
  expect(JSON.parse(Buffer.from(config).toString())).toMatchObject({ identifier: 'org.example.books' });
  for (const path of ['src-tauri/Cargo.toml', 'src-tauri/icons/icon.ico', 'DESKTOP.md', 'src/main.tsx'])
    expect(Object.keys(shell)).toContain(`Book-shelf-tauri/${path}`);
  await page.reload();
  await expect(page.getByLabel('Identifier')).toHaveValue('org.example.books');

  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = page.getByRole('dialog');
  const choose = (name: string, buffer: Buffer) =>
    dialog.getByLabel(/Zip of the project/).setInputFiles({ name, mimeType: 'application/zip', buffer });
  await choose('other.zip', Buffer.from('This is no zip, whatever its name says.'));
  await dialog.getByRole('button', { name: 'Import app' }).click();
  await expect(dialog.getByText('This file is not a zip.')).toBeVisible();
  await choose('book-shelf.zip', Buffer.from(zip));
  await dialog.getByRole('button', { name: 'Import app' }).click();
  await expect(page).toHaveURL(/\/preview\/[\w-]+$/, { timeout: makingMs });
  expect(page.url()).not.toContain(appId);
  await expect(page.getByRole('heading', { level: 1, name: 'Book shelf' })).toBeVisible();
  await expect(page.getByText('Brought in from a zip').first()).toBeVisible();

  const { built, tested } = await tried;
  expect(built).toContain('built in');
  expect(tested).toMatch(/Tests .*passed/);
  // Others take copies of the shelf after this and find its owner without a plan, as before.
  await callAs(admin, server.url, 'admin-set-subscription', {
    user_id: owner.user.id,
    subscribed: false,
  });
});

test('a published app can be installed and opens without a network', async ({
  page,
  server,
  shelf,
  browser,
}) => {
  const { appId, owner } = await takeCopy(page, server.url, shelf);
  const { url } = await callAs(owner, server.url, 'publish-app', { appId, slug: 'books-offline' });
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  const visitor = await context.newPage();
  await visitor.goto(String(url));
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  await expect
    .poll(() => visitor.evaluate<boolean>('navigator.serviceWorker.controller !== null'))
    .toBe(true);
  const session = await context.newCDPSession(visitor);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A test browser counts as a private one, in which nothing is ever installed.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual(
    [],
  );

  await context.setOffline(true);
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(false);

  await callAs(owner, server.url, 'unpublish-app', { appId });
  await visitor.reload();
  await expect(visitor.getByText('There is no app at this address.')).toBeVisible();
  expect(await visitor.evaluate('caches.keys().then((names) => names.length)').catch(() => 0)).toBe(0);
  await context.close();
});
