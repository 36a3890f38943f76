import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { limits } from '../../kernel/limits.ts';
import { isMailId } from '../mail/mail-id.ts';
import { diskError } from '../storage/disk-error.server.ts';
import { errorCode } from '../storage/durable-files.server.ts';
import { messageDirectory, type StoredMessage, storedMessageSchema } from './message-outbox.server.ts';

/** The newest first. What is not a message of ours is passed over. */
export async function listMessages(
  dataDir: string,
  limit: number = limits.messages.listed,
): Promise<StoredMessage[]> {
  const directory = messageDirectory(dataDir);
  let names: string[];
  try {
    names = await readdir(directory);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw diskError(error, directory);
  }
  const newest = names
    .filter((name) => name.endsWith('.json') && isMailId(name.slice(0, -'.json'.length)))
    .toSorted()
    .toReversed()
    .slice(0, Math.min(limit, limits.messages.listed));
  const read = await Promise.all(newest.map((name) => readMessage(join(directory, name))));
  return read.filter((message) => message !== undefined);
}

async function readMessage(path: string): Promise<StoredMessage | undefined> {
  try {
    return storedMessageSchema.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch {
    return undefined;
  }
}
