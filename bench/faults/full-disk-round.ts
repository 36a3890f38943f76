import { execFileSync } from 'node:child_process';
import { rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { createImage, mountImage, whyNoLoopMounts } from '../crash/loop-image.ts';
import { temporaryFolder } from '../lib/temporary-folder.ts';
import { signUp } from '../pipeline/kora-client.ts';
import { startServer } from '../wire/server-process.ts';
import { tryToGenerate } from './generate.ts';

export interface FullDisk {
  /** What a generation came to while there was no room, and how long that took. */
  readonly whileFull: string;
  readonly whileFullMs: number;
  /** What the next ones came to after room was made, without a start in between. */
  readonly after: readonly string[];
}

const imageMebibytes = 700;

/** Undefined where no disk can be filled without filling the machine's own. */
export async function fullDiskRound(program: string, browser: string): Promise<FullDisk | undefined> {
  const reason = whyNoLoopMounts();
  if (reason !== undefined) {
    console.error(`No disk is filled: ${reason}`);
    return undefined;
  }
  const folder = temporaryFolder();
  const image = join(folder.path, 'disk.img');
  createImage(image, imageMebibytes);
  const disk = mountImage(image, join(folder.path, 'disk'));
  const data = join(disk.folder, 'data');
  const server = await startServer({
    name: 'kora',
    parts: [program],
    folder: folder.path,
    environment: { PORT: '0', KORA_DATA_DIR: data, LOG_LEVEL: 'fatal', CHROMIUM_PATH: browser },
  });
  try {
    const client = await signUp(`http://127.0.0.1:${server.port}`);
    const before = await tryToGenerate(client, 'Before');
    if (before !== 'completed') throw new Error(`Nothing could be generated before: ${before}`);
    const ballast = join(disk.folder, 'ballast');
    const { bavail, bsize } = statfsSync(disk.folder);
    execFileSync('fallocate', ['--length', String((bavail - 16) * bsize), ballast]);
    const started = performance.now();
    const whileFull = await tryToGenerate(client, 'Full');
    const whileFullMs = Math.round(performance.now() - started);
    rmSync(ballast);
    return {
      whileFull,
      whileFullMs,
      after: [await tryToGenerate(client, 'After'), await tryToGenerate(client, 'Again')],
    };
  } finally {
    await server.stop();
    disk.unmount();
    folder.remove();
  }
}
