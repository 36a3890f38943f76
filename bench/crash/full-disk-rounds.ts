import { execFileSync } from 'node:child_process';
import { rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { temporaryFolder } from '../lib/temporary-folder.ts';
import { checkDatabase } from './check-database.ts';
import type { FrozenBuild } from './freeze-build.ts';
import { copyImage, createImage, type MountedImage, mountImage } from './loop-image.ts';
import { imageMebibytes, preparedImage } from './power-rounds.ts';
import { lockNames, type Round } from './round.ts';
import { startWriter, type Writer } from './writer-process.ts';

const clients = 8;
const freeMebibytes = 24;
const patienceMs = 90_000;
const recoveryMs = 30_000;

interface Fill {
  readonly part: string;
  /** What runs out: the whole disk, or a disk of its own for the write-ahead log. */
  readonly full: 'disk' | 'log';
  /** Whether space is freed under the running process, or the process is killed and started again first. */
  readonly freed: 'running' | 'restarted';
}

const fills: readonly Fill[] = [
  { part: 'full disk, freed under the process', full: 'disk', freed: 'running' },
  { part: 'full disk, process started again', full: 'disk', freed: 'restarted' },
  { part: 'full log, freed under the process', full: 'log', freed: 'running' },
  { part: 'full log, process started again', full: 'log', freed: 'restarted' },
];

/** Writes until nothing more fits, each of the fills so many times. */
export async function fillDiskRounds(
  build: FrozenBuild,
  times: number,
  report: (round: Round) => void,
): Promise<void> {
  const folder = temporaryFolder();
  try {
    const prepared = await preparedImage(build, folder.path);
    for (const fill of fills)
      for (let at = 0; at < times; at++) report(await fillDisk(build, folder.path, prepared, fill));
  } finally {
    folder.remove();
  }
}

async function fillDisk(build: FrozenBuild, folder: string, prepared: string, fill: Fill): Promise<Round> {
  const image = join(folder, 'disk.img');
  copyImage(prepared, image);
  const disk = mountImage(image, join(folder, 'disk'));
  let log: MountedImage | undefined;
  try {
    const dataDirectory = join(disk.folder, 'data');
    if (fill.full === 'log') log = moveLog(folder, join(dataDirectory, 'database/pg_wal'));
    return await writeUntilFull(build, dataDirectory, (log ?? disk).folder, fill);
  } finally {
    log?.unmount();
    disk.unmount();
    rmSync(image, { force: true });
  }
}

/** Gives the write-ahead log a file system of its own, mounted where the log was. */
function moveLog(folder: string, place: string): MountedImage {
  const image = join(folder, 'log.img');
  createImage(image, imageMebibytes);
  const aside = mountImage(image, join(folder, 'log'));
  try {
    execFileSync('cp', ['--archive', `${place}/.`, aside.folder], { timeout: 60_000 });
  } finally {
    aside.unmount();
  }
  return mountImage(image, place);
}

async function writeUntilFull(
  build: FrozenBuild,
  dataDirectory: string,
  crowded: string,
  { part, freed }: Fill,
): Promise<Round> {
  const ballast = join(crowded, 'ballast');
  layBallast(ballast, crowded);
  const from = performance.now();
  const writer = startWriter(build.writer, { mode: 'port', dataDirectory, clients, bodyLength: 9_000 });
  const notes: string[] = [];
  let worksAgain = true;
  let afterMs = 0;
  try {
    await writer.ready();
    await untilFull(writer);
    afterMs = performance.now() - from;
    if (freed === 'running') worksAgain = await freeUnder(writer, ballast, notes);
    notes.unshift(...describeFailures(writer));
  } finally {
    await writer.kill();
  }
  const lockWasLeft = lockNames(dataDirectory, writer.pid);
  if (freed === 'restarted') {
    const onFull = await checkDatabase(
      build.checker,
      { dataDirectory, close: false },
      writer.acknowledged.keys(),
    );
    notes.push(
      `started again while full: ${onFull.opened ? `opens, ${onFull.lost} lost` : `refuses, "${onFull.error}"`}`,
    );
    rmSync(ballast, { force: true });
  }
  const finding = await checkDatabase(
    build.checker,
    { dataDirectory, close: true },
    writer.acknowledged.keys(),
  );
  return {
    part,
    control: false,
    afterMs,
    acknowledged: writer.acknowledged.size,
    finding,
    lockWasLeft,
    worksAgain,
    note: notes.join('; '),
  };
}

function layBallast(path: string, folder: string): void {
  const { bavail, bsize } = statfsSync(folder);
  const bytes = bavail * bsize - freeMebibytes * 1_048_576;
  if (bytes <= 0 || bytes > imageMebibytes * 1_048_576)
    throw new Error('The image has no room for the ballast.');
  execFileSync('fallocate', ['--length', String(bytes), path], { timeout: 60_000 });
}

/** Full is when commits fail and none succeeds any more. */
async function untilFull(writer: Writer): Promise<void> {
  const until = Date.now() + patienceMs;
  while (Date.now() < until) {
    const before = writer.acknowledged.size;
    const failed = writer.failures.length;
    await sleep(1_000);
    if (writer.failures.length > failed && writer.acknowledged.size === before) return;
  }
  throw new Error(`The disk was not full after ${patienceMs} ms (${writer.acknowledged.size} pairs).`);
}

/** Each message once, in the order of appearance. */
function describeFailures({ failures }: Writer): string[] {
  return [...new Set(failures)].slice(0, 4).map((failure) => `failed with "${failure}"`);
}

async function freeUnder(writer: Writer, ballast: string, notes: string[]): Promise<boolean> {
  const before = writer.acknowledged.size;
  rmSync(ballast, { force: true });
  const from = performance.now();
  while (performance.now() - from < recoveryMs) {
    await sleep(100);
    if (writer.acknowledged.size > before) {
      const ms = Math.round(performance.now() - from);
      notes.push(`wrote again ${ms} ms after space was freed, without a restart`);
      return true;
    }
  }
  notes.push(`DID NOT WRITE AGAIN within ${recoveryMs} ms after space was freed`);
  return false;
}
