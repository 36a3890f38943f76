import { createHash, randomUUID } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { limits } from '../../kernel/limits.ts';
import { errorCode } from './durable-files.server.ts';

function thisMachine(): string {
  return createHash('sha256').update(hostname()).digest('hex').slice(0, 12);
}

/** The name says who writes, so that a later start can tell a crashed write from one that still runs. */
export function temporaryName(): string {
  return `${thisMachine()}.${process.pid}.${randomUUID()}`;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

function isLeftover(name: string, modifiedMs: number, nowMs: number): boolean {
  const [machine, pidText] = name.split('.');
  const pid = Number(pidText);
  if (machine === thisMachine() && Number.isInteger(pid) && pid > 0) {
    if (!isAlive(pid)) return true;
    // In a container every start has the same process id: older than this process is not of this process.
    if (pid === process.pid && modifiedMs < performance.timeOrigin) return true;
  }
  return nowMs - modifiedMs > limits.storage.leftoverMs;
}

/** Several processes may share the directory, so a write that another one is at is left alone. */
export async function removeLeftovers(directory: string, nowMs: number): Promise<void> {
  for (const name of await readdir(directory)) {
    const path = join(directory, name);
    const found = await stat(path).catch(() => null);
    if (found !== null && isLeftover(name, found.mtimeMs, nowMs)) await rm(path, { force: true });
  }
}
