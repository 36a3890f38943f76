import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { temporaryFolder } from '../lib/temporary-folder.ts';
import { checkDatabase } from './check-database.ts';
import { makingMs, untilBeingMade } from './first-start.ts';
import type { FrozenBuild } from './freeze-build.ts';
import { copyImage, createImage, cutPower, mountImage } from './loop-image.ts';
import { between, lockNames, type Round } from './round.ts';
import { startWriter, type WriterOptions } from './writer-process.ts';

export const imageMebibytes = 512;
const clients = 8;

/** An image with a database that was made, closed and written down in peace. */
export async function preparedImage(build: FrozenBuild, folder: string): Promise<string> {
  const image = join(folder, 'prepared.img');
  createImage(image, imageMebibytes);
  const mounted = mountImage(image, join(folder, 'disk'));
  try {
    const dataDirectory = join(mounted.folder, 'data');
    mkdirSync(dataDirectory);
    const finding = await checkDatabase(build.checker, { dataDirectory, close: true }, []);
    if (!finding.opened) throw new Error(finding.error);
  } finally {
    mounted.unmount();
  }
  return image;
}

export async function cutPowerRounds(
  build: FrozenBuild,
  counts: { control: number; running: number; firstStart: number; starting: number },
  report: (round: Round) => void,
): Promise<void> {
  const folder = temporaryFolder();
  try {
    const prepared = await preparedImage(build, folder.path);
    const spanMs = await makingMs(build, join(folder.path, 'timed'));
    const running = (mode: WriterOptions['mode'], part: string): Cut => ({
      part,
      image: prepared,
      mode,
      atStart: false,
      afterMs: between(50, 2_500),
    });
    const fresh = (atStart: boolean, part: string): Cut => ({
      part,
      image: undefined,
      mode: 'port',
      atStart,
      afterMs: atStart ? between(0, spanMs) : between(50, 2_500),
    });
    const plan: readonly (readonly [number, () => Cut])[] = [
      [counts.control, () => running('no-fsync', 'control: power cut, engine without fsync')],
      [counts.running, () => running('port', 'power cut of a writer')],
      [counts.firstStart, () => fresh(false, 'power cut soon after the first start')],
      [counts.starting, () => fresh(true, 'power cut during the first start')],
    ];
    for (const [count, next] of plan)
      for (let at = 0; at < count; at++) report(await cut(build, folder.path, next()));
  } finally {
    folder.remove();
  }
}

interface Cut {
  readonly part: string;
  /** Undefined: the writer finds an empty disk and makes its database itself. */
  readonly image: string | undefined;
  readonly mode: WriterOptions['mode'];
  /** Counts the time from the first sign of a new database instead of the first write. */
  readonly atStart: boolean;
  readonly afterMs: number;
}

async function cut(build: FrozenBuild, folder: string, plan: Cut): Promise<Round> {
  const image = join(folder, 'disk.img');
  const copy = join(folder, 'disk-after-the-cut.img');
  if (plan.image === undefined) createImage(image, imageMebibytes);
  else copyImage(plan.image, image);
  try {
    const before = await writeAndCut(build, folder, { image, copy, plan });
    const mounted = mountImage(copy, join(folder, 'after'));
    try {
      const dataDirectory = join(mounted.folder, 'data');
      // Before the first fsync not even the directory is there; the server makes it when it starts.
      mkdirSync(dataDirectory, { recursive: true });
      const lockWasLeft = lockNames(dataDirectory, before.pid);
      const finding = await checkDatabase(build.checker, { dataDirectory, close: true }, before.acknowledged);
      return {
        part: plan.part,
        control: plan.mode === 'no-fsync',
        afterMs: plan.afterMs,
        acknowledged: before.acknowledged.length,
        answeredOnDeadDisk: before.answeredOnDeadDisk,
        finding,
        lockWasLeft,
      };
    } finally {
      mounted.unmount();
    }
  } finally {
    rmSync(image, { force: true });
    rmSync(copy, { force: true });
  }
}

async function writeAndCut(
  build: FrozenBuild,
  folder: string,
  { image, copy, plan }: { image: string; copy: string; plan: Cut },
) {
  const mounted = mountImage(image, join(folder, 'disk'));
  try {
    const dataDirectory = join(mounted.folder, 'data');
    mkdirSync(dataDirectory, { recursive: true });
    const bodyLength = between(10, 4_000);
    const writer = startWriter(build.writer, { mode: plan.mode, dataDirectory, clients, bodyLength });
    try {
      await (plan.atStart ? untilBeingMade(dataDirectory) : writer.ready());
      await sleep(plan.afterMs);
      // Only what had been heard by now counts as promised.
      const acknowledged = [...writer.acknowledged.keys()];
      cutPower(mounted.folder);
      const stoppedAt = process.hrtime.bigint();
      copyImage(image, copy);
      await sleep(300);
      const late = [...writer.acknowledged.values()].filter((began) => began > stoppedAt);
      return { pid: writer.pid, acknowledged, answeredOnDeadDisk: late.length };
    } finally {
      await writer.kill();
    }
  } finally {
    mounted.unmount();
  }
}
