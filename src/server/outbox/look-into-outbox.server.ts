import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { diskError } from '../storage/disk-error.server.ts';
import { errorCode } from '../storage/durable-files.server.ts';
import type { OutboxFolder } from './outbox-folder.ts';
import { isTimedId } from './timed-ids.ts';

/** The ids of what lies there, the newest first; other files in the folder are passed over. */
export async function newestInOutbox(
  { directory, ending, listed }: OutboxFolder,
  limit: number = listed,
): Promise<string[]> {
  const names = await unlessMissing(readdir(directory), directory);
  return (names ?? [])
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length))
    .filter(isTimedId)
    .toSorted()
    .toReversed()
    .slice(0, Math.min(limit, listed));
}

/** Undefined when there is none; `id` has been checked. */
export async function readFromOutbox(
  { directory, ending }: OutboxFolder,
  id: string,
): Promise<Buffer | undefined> {
  return unlessMissing(readFile(join(directory, `${id}${ending}`)), directory);
}

async function unlessMissing<T>(reading: Promise<T>, directory: string): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw diskError(error, directory);
  }
}
