import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FrozenBuild } from './freeze-build.ts';
import { startWriter } from './writer-process.ts';

const patienceMs = 60_000;

/** Resolves at the first sign of a new database in the directory. */
export async function untilBeingMade(dataDirectory: string): Promise<void> {
  const until = Date.now() + patienceMs;
  while (!existsSync(join(dataDirectory, 'database'))) {
    if (Date.now() > until) throw new Error(`No database was begun within ${patienceMs} ms.`);
    await sleep(1);
  }
}

/** How long it takes from that first sign until clients are served, so that a crash can be aimed between the two. */
export async function makingMs(build: FrozenBuild, dataDirectory: string): Promise<number> {
  mkdirSync(dataDirectory);
  const writer = startWriter(build.writer, { mode: 'port', dataDirectory, clients: 1, bodyLength: 100 });
  try {
    await untilBeingMade(dataDirectory);
    const from = performance.now();
    await writer.ready();
    return performance.now() - from;
  } finally {
    await writer.kill();
  }
}
