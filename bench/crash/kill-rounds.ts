import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { temporaryFolder } from '../lib/temporary-folder.ts';
import { checkDatabase } from './check-database.ts';
import { makingMs, untilBeingMade } from './first-start.ts';
import type { FrozenBuild } from './freeze-build.ts';
import { between, lockNames, type Round } from './round.ts';
import { startWriter } from './writer-process.ts';

const clients = 8;

/**
 * SIGKILL while clients write, always on the same directory, so that damage would add up. In turns the database port
 * alone and the whole server with its queue at work; in turns the check closes the database or leaves it open.
 */
export async function killWhileWriting(
  build: FrozenBuild,
  rounds: number,
  report: (round: Round) => void,
): Promise<void> {
  const folder = temporaryFolder();
  const acknowledged = new Set<string>();
  try {
    for (let at = 0; at < rounds; at++) {
      const mode = at % 2 === 0 ? 'port' : 'server';
      const writer = startWriter(build.writer, {
        mode,
        dataDirectory: folder.path,
        clients,
        bodyLength: between(10, 4_000),
      });
      const afterMs = between(50, 1_500);
      let note: string | undefined;
      try {
        await writer.ready();
        if (writer.url !== undefined) note = `/health before the kill: ${await healthOf(writer.url)}`;
        await sleep(afterMs);
      } catch (error) {
        // The check then says whether the database is to blame.
        note = error instanceof Error ? error.message : String(error);
      }
      await writer.kill();
      const lockWasLeft = lockNames(folder.path, writer.pid);
      for (const id of writer.acknowledged.keys()) acknowledged.add(id);
      const finding = await checkDatabase(
        build.checker,
        { dataDirectory: folder.path, close: at % 4 < 2 },
        acknowledged,
      );
      report({
        part: mode === 'port' ? 'SIGKILL of a writer' : 'SIGKILL of the server with jobs',
        control: false,
        afterMs,
        acknowledged: writer.acknowledged.size,
        finding,
        lockWasLeft,
        ...(note === undefined ? {} : { note }),
      });
    }
  } finally {
    folder.remove();
  }
}

async function healthOf(url: string): Promise<string> {
  try {
    const answer = await fetch(`${url}/health`, { signal: AbortSignal.timeout(5_000) });
    return String(answer.status);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** SIGKILL in the middle of the very first start, when the database itself is being made. */
export async function killWhileStarting(
  build: FrozenBuild,
  rounds: number,
  report: (round: Round) => void,
): Promise<void> {
  const folder = temporaryFolder();
  try {
    const spanMs = await makingMs(build, join(folder.path, 'timed'));
    for (let at = 0; at < rounds; at++) {
      const dataDirectory = join(folder.path, String(at));
      mkdirSync(dataDirectory);
      const writer = startWriter(build.writer, { mode: 'port', dataDirectory, clients, bodyLength: 100 });
      await untilBeingMade(dataDirectory);
      const afterMs = between(0, spanMs);
      await sleep(afterMs);
      await writer.kill();
      const lockWasLeft = lockNames(dataDirectory, writer.pid);
      const finding = await checkDatabase(
        build.checker,
        { dataDirectory, close: true },
        writer.acknowledged.keys(),
      );
      report({
        part: 'SIGKILL during the first start',
        control: false,
        afterMs,
        acknowledged: writer.acknowledged.size,
        finding,
        lockWasLeft,
      });
    }
  } finally {
    folder.remove();
  }
}
