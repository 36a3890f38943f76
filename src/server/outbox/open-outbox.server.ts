import { readdir, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Clock, systemClock } from '../../kernel/clock.ts';
import { limits } from '../../kernel/limits.ts';
import { diskError } from '../storage/disk-error.server.ts';
import {
  type DiskFiles,
  makeDirectory,
  nodeFiles,
  writeFileDurably,
} from '../storage/durable-files.server.ts';
import type { OutboxFolder } from './outbox-folder.ts';
import { timedIds } from './timed-ids.ts';

export interface OutboxOptions {
  clock?: Clock;
  files?: DiskFiles;
}

interface Posting {
  readonly id: string;
  readonly at: Date;
}

export interface Outbox {
  /** The id and the time under which the next one is put. */
  next(): Posting;
  /** When this comes back, it lies there whole, whatever happens to the machine. */
  put(id: string, bytes: Uint8Array): Promise<void>;
  /** Throws when nothing can be put there now. */
  check(): Promise<void>;
}

export async function openOutbox(folder: OutboxFolder, options: OutboxOptions = {}): Promise<Outbox> {
  const directory = resolve(folder.directory);
  const { clock = systemClock, files = nodeFiles } = options;
  const newId = timedIds();
  try {
    await makeDirectory(directory);
    await removeHalfWritten(directory);
  } catch (error) {
    throw diskError(error, directory);
  }

  async function write(name: string, bytes: Uint8Array): Promise<void> {
    try {
      await writeFileDurably(directory, name, bytes, files);
    } catch (error) {
      throw diskError(error, directory);
    }
  }

  return {
    next() {
      const at = clock.now();
      return { id: newId(at), at };
    },
    put: (id, bytes) => write(`${id}${folder.ending}`, bytes),
    async check() {
      const probe = `.check-${newId(clock.now())}`;
      await write(probe, new Uint8Array(1));
      await rm(join(directory, probe), { force: true });
    },
  };
}

/** A crash can leave one behind; a write takes moments, so an old one is nobody's. */
async function removeHalfWritten(directory: string): Promise<void> {
  for (const name of await readdir(directory)) {
    if (!name.startsWith('.')) continue;
    const path = join(directory, name);
    const found = await stat(path).catch(() => null);
    if (found !== null && Date.now() - found.mtimeMs > limits.storage.leftoverMs)
      await rm(path, { force: true });
  }
}
