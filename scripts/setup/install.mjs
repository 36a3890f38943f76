import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { explainInstallFailure } from './explain-install-failure.mjs';
import { firstDifference } from './installed-packages.mjs';
import { SetupFault } from './setup-fault.mjs';
import { withLock } from './with-lock.mjs';

/**
 * Installs with `npm ci` when node_modules is missing or does not fit package-lock.json.
 * @param {string} root
 * @param {{ development: boolean }} options whether packages that only building and testing need must be there
 */
export async function ensureInstalled(root, { development }) {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  if (isInstalled(root, lock, development)) return;
  await withLock('install', root, async () => {
    if (isInstalled(root, lock, development)) return;
    console.log('Installing packages (this takes about a minute the first time) …');
    const started = Date.now();
    const { code, output } = await npmCi(root);
    if (code !== 0) throw new SetupFault(explainInstallFailure(output), 69);
    remember(root, lock, true);
    console.log(`Packages installed in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
  });
}

/**
 * @param {string} root
 * @param {string} lock
 * @param {boolean} development
 */
export function isInstalled(root, lock, development) {
  const listed = textOf(join(root, 'node_modules/.package-lock.json'));
  if (listed === undefined) return false;
  const remembered = textOf(markPath(root));
  if (remembered === mark(lock, true) || (!development && remembered === mark(lock, false))) return true;
  const difference = firstDifference(packagesOf(lock), packagesOf(listed), { development });
  if (difference !== undefined) return false;
  remember(root, lock, development);
  return true;
}

/** @param {string} root */
function markPath(root) {
  return join(root, 'node_modules/.kora-lock');
}

/**
 * @param {string} lock
 * @param {boolean} development
 */
function mark(lock, development) {
  return `${createHash('sha256').update(lock).digest('hex')} ${development ? 'all' : 'production'}\n`;
}

/**
 * Saves the next start the comparison. A folder that cannot be written is no fault: then it is compared again.
 * @param {string} root
 * @param {string} lock
 * @param {boolean} development
 */
function remember(root, lock, development) {
  try {
    writeFileSync(markPath(root), mark(lock, development));
  } catch {
    // Compared again next time.
  }
}

/** @param {string} text */
function packagesOf(text) {
  try {
    return JSON.parse(text).packages ?? {};
  } catch {
    return {};
  }
}

/** @param {string} path */
function textOf(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

const options = [
  '--include=dev',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
  // Without a network the answer comes after seconds instead of more than a minute.
  '--fetch-retries=3',
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-maxtimeout=8000',
];

/**
 * `NODE_ENV=production` would leave out what the build needs, hence `--include=dev`.
 * @param {string} root
 * @returns {Promise<{ code: number, output: string }>}
 */
function npmCi(root) {
  const script = process.env.npm_execpath ?? '';
  const [command, first] = /\.c?js$/.test(script) ? [process.execPath, [script]] : ['npm', []];
  return new Promise((resolve) => {
    const child = spawn(command, [...first, 'ci', ...options], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: command === 'npm' && process.platform === 'win32',
    });
    let output = '';
    child.stdout.on('data', (text) => (output += text));
    child.stderr.on('data', (text) => (output += text));
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
