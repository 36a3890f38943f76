import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { StartFault } from '../start-fault.server.ts';

/** How often the holder shows that it lives, for processes that cannot see it (another container). */
const signOfLifeMs = 2_000;
const silentMs = 12_000;

interface Holder {
  /** Tells two holders apart that look alike otherwise. */
  key: string;
  pid: number;
  host: string;
  /** When the process started, in the kernel's own count: a number that a later process with the same id lacks. */
  born: string;
  seenAt: number;
}

export interface DataDirectoryLock {
  release(): void;
}

/**
 * Two processes in one embedded database destroy it. The lock is a file that names its holder. It is taken over
 * only when the holder is known to be dead, or, where that cannot be known, has been silent for long.
 */
export function lockDataDirectory(directory: string): DataDirectoryLock {
  const path = join(directory, 'kora.lock');
  const mine: Holder = {
    key: randomUUID(),
    pid: process.pid,
    host: hostname(),
    born: birthOf(process.pid) ?? '',
    seenAt: Date.now(),
  };
  for (let attempt = 0; attempt < 20; attempt++) {
    if (place(path, mine)) return hold(path, mine);
    const holder = read(path);
    if (holder === undefined) continue;
    if (isAlive(holder)) {
      throw new StartFault(
        `The data directory ${directory} is in use by process ${holder.pid} on ${holder.host}. Stop that one first, or set KORA_DATA_DIR to another directory.`,
        { exitCode: 75 },
      );
    }
    remove(path, holder);
  }
  throw new StartFault(`The lock ${path} cannot be taken.`, { exitCode: 75 });
}

function place(path: string, holder: Holder): boolean {
  const draft = `${path}.${holder.key}`;
  writeFileSync(draft, JSON.stringify(holder), { mode: 0o600 });
  try {
    linkSync(draft, path); // fails when the lock exists, and is never seen half written
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function read(path: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Holder;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    return { key: '', pid: 0, host: hostname(), born: '', seenAt: 0 };
  }
}

/** Another process may remove the same dead lock and place its own: what was taken away is looked at once more. */
function remove(path: string, dead: Holder): void {
  const aside = `${path}.dead.${randomUUID()}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  if (read(aside)?.key !== dead.key) {
    try {
      linkSync(aside, path);
    } catch {}
  }
  rmSync(aside, { force: true });
}

function hold(path: string, mine: Holder): DataDirectoryLock {
  const timer = setInterval(() => {
    // The directory may be gone, at the end of a test or by an operator's hand: nothing is left to protect then.
    if (read(path)?.key === mine.key) writeFileSync(path, JSON.stringify({ ...mine, seenAt: Date.now() }));
  }, signOfLifeMs);
  timer.unref();
  return {
    release() {
      clearInterval(timer);
      if (read(path)?.key === mine.key) rmSync(path, { force: true });
    },
  };
}

function isAlive(holder: Holder): boolean {
  if (holder.host !== hostname()) return Date.now() - holder.seenAt < silentMs;
  if (holder.pid <= 0) return false;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  const born = birthOf(holder.pid);
  return born === undefined || born === holder.born;
}

/** Linux tells; elsewhere the id alone has to do. */
function birthOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return undefined;
  }
}
