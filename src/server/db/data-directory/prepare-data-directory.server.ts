import {
  accessSync,
  closeSync,
  constants,
  mkdirSync,
  openSync,
  rmSync,
  statfsSync,
  writeSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { limits } from '../../../kernel/limits.ts';
import { StartFault } from '../start-fault.server.ts';

/** Makes the directory when it is missing and proves that a file can be written in it. */
export function prepareDataDirectory(setting: string, measureFree = freeBytes): string {
  const directory = resolve(setting);
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    accessSync(directory, constants.R_OK | constants.W_OK | constants.X_OK);
    const probe = join(directory, `.write-probe-${process.pid}`);
    const descriptor = openSync(probe, 'w', 0o600);
    try {
      writeSync(descriptor, 'kora');
    } finally {
      closeSync(descriptor);
      rmSync(probe, { force: true });
    }
  } catch (error) {
    throw new StartFault(`The data directory ${directory} cannot be used: ${explain(error)}`, {
      cause: error,
      exitCode: 73,
    });
  }
  const free = measureFree(directory);
  if (free < limits.database.freeBytes) {
    throw new StartFault(
      `The disk that holds the data directory ${directory} is full: ${mebibytes(free)} MiB are free and ${mebibytes(limits.database.freeBytes)} MiB are needed. Free some space or set KORA_DATA_DIR to another disk.`,
      { exitCode: 73 },
    );
  }
  return directory;
}

export function freeBytes(directory: string): number {
  const { bavail, bsize } = statfsSync(directory);
  return bavail * bsize;
}

const mebibytes = (bytes: number) => Math.floor(bytes / 1_048_576);

function explain(error: unknown): string {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EROFS':
      return 'it is on a read-only disk. Set KORA_DATA_DIR to a directory that can be written.';
    case 'EACCES':
    case 'EPERM':
      return 'it may not be written by this user. Change its owner or set KORA_DATA_DIR to another directory.';
    case 'ENOSPC':
      return 'the disk is full. Free some space or set KORA_DATA_DIR to another disk.';
    case 'ENOTDIR':
    case 'EEXIST':
      return 'it, or a part of its path, is a file. Set KORA_DATA_DIR to a directory.';
    default:
      return error instanceof Error ? error.message : String(error);
  }
}
