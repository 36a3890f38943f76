import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const prefix = 'kora-test-postgres-';

/** The start of the name of a cluster's folder; it tells which process the cluster belongs to. */
export function clusterPrefix(owner: number): string {
  return `${prefix}${owner}-`;
}

/** Ends and removes the clusters of test runs that were killed before they could do so themselves. */
export function removeAbandonedClusters(temporary: string = tmpdir()): void {
  for (const name of readdirSync(temporary)) {
    if (!name.startsWith(prefix)) continue;
    const owner = Number(name.slice(prefix.length).split('-')[0]);
    if (!Number.isInteger(owner) || isAlive(owner)) continue;
    const folder = join(temporary, name);
    try {
      endServerOf(folder);
      rmSync(folder, { recursive: true, force: true });
    } catch {
      // Another user's: it is theirs to remove.
    }
  }
}

/** The number may belong to another program by now: it is ended only if it was started on this very folder. */
function endServerOf(folder: string): void {
  const file = join(folder, 'data/postmaster.pid');
  if (!existsSync(file)) return;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  if (!Number.isInteger(pid) || pid <= 1 || !isAlive(pid)) return;
  if (readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(folder)) process.kill(pid, 'SIGQUIT');
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
