import {
  findCarriedPostgres,
  findInstalledPostgres,
} from '../../src/testing/database/find-postgres.server.ts';
import { findBrowser, findInstalledBrowser, findLightBrowser } from '../browser/find-browser.mjs';
import { installWithApt } from './install-with-apt.ts';

/** The path of a browser: the one from the npm package where it starts, an installed one, else Debian's. */
export async function ensureBrowser(): Promise<string> {
  const found = (await findLightBrowser()) ?? (await findInstalledBrowser());
  if (found !== undefined) return found;
  await installWithApt('chromium');
  return findBrowser();
}

/** Sees to it that the database suite will find a PostgreSQL to start. */
export async function ensurePostgres(): Promise<void> {
  if ((process.env['TEST_DATABASE_URL'] ?? '') !== '') return;
  if (findInstalledPostgres() !== undefined) return;
  await installWithApt('postgresql');
  if ((findInstalledPostgres() ?? findCarriedPostgres()) === undefined) {
    throw new Error(
      'No PostgreSQL 15 or newer was found. Install one, or name a server with TEST_DATABASE_URL.',
    );
  }
}
