import { createHash, randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SetupFault } from './setup-fault.mjs';

const longestWaitMs = 10 * 60_000;

/**
 * One process at a time does this work on this folder; the others wait, and then usually find it done. The lock
 * lies in the temporary folder because the work replaces the folders inside of the package.
 * @template T
 * @param {string} name
 * @param {string} folder
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(name, folder, work) {
  const of = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  const path = join(tmpdir(), `kora-${name}-${userInfo().uid}-${of}.lock`);
  await take(path, name);
  try {
    return await work();
  } finally {
    rmSync(path, { force: true });
  }
}

/**
 * @param {string} path
 * @param {string} name
 */
async function take(path, name) {
  const until = Date.now() + longestWaitMs;
  let told = false;
  while (!create(path)) {
    const owner = ownerOf(path);
    if (owner !== undefined && !isAlive(owner)) {
      removeStale(path);
      continue;
    }
    if (Date.now() > until)
      throw new SetupFault(
        `Process ${owner} has been at “${name}” for too long. End it, or remove ${path}.`,
        75,
      );
    if (!told) console.log(`Waiting for process ${owner}, which does the same (${name}) …`);
    told = true;
    await sleep(100);
  }
}

/**
 * The file appears with its content in one step, so that no reader finds it empty.
 * @param {string} path
 */
function create(path) {
  const draft = `${path}.${randomUUID()}`;
  writeFileSync(draft, String(process.pid));
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** @param {string} path */
function ownerOf(path) {
  try {
    return Number(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Moved away and looked at once more: between our look and our move another process may have taken the lock.
 * @param {string} path
 */
function removeStale(path) {
  const aside = `${path}.${randomUUID()}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  const owner = ownerOf(aside);
  try {
    if (owner !== undefined && isAlive(owner)) linkSync(aside, path);
  } finally {
    rmSync(aside, { force: true });
  }
}

/** @param {number} pid */
function isAlive(pid) {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
