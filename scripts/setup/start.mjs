import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { staleParts } from '../build/stamps.mjs';
import { readEnvironmentFile } from './environment-file.mjs';
import { ensureInstalled } from './install.mjs';
import { SetupFault } from './setup-fault.mjs';

const root = resolve(import.meta.dirname, '../..');
const programs = ['serve', 'work', 'migrate', 'keys', 'rotate-keys', 'rotate-secret-key'];

/**
 * Brings packages and build up to date and becomes the program: it runs in this very process, so that signals and
 * exit codes are its own.
 * @param {string} program
 */
export async function start(program) {
  if (!programs.includes(program))
    throw new SetupFault(`There is no “${program}” to start: choose from ${programs.join(', ')}.`, 64);
  readEnvironmentFile(join(root, '.env'), process.env);
  await ensureInstalled(root, { development: false });
  if (staleParts(root, process.env).length > 0) {
    await ensureInstalled(root, { development: true });
    await build();
  }
  if (process.env.npm_lifecycle_event !== undefined) endWithParent();
  await import(pathToFileURL(join(root, 'dist/server', `${program}.js`)).href);
}

/**
 * npm hands signals on and waits, but a killed npm cannot: the server would stay behind, holding its port and the lock
 * on the data directory, with nobody who knows of it.
 */
function endWithParent() {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  timer.unref();
}

/** In a process of its own: the bundlers' memory is free again before the server starts. */
async function build() {
  const code = await new Promise((done) => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
      cwd: root,
      stdio: 'inherit',
    });
    child.on('error', () => done(1));
    child.on('close', (exit) => done(exit ?? 1));
  });
  if (code === 0) return;
  const older = existsSync(join(root, 'dist/server/serve.js')) ? ' The older build was not started.' : '';
  throw new SetupFault(`The build failed; what it said is above.${older}`, 70);
}
