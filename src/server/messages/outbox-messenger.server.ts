import { readdir, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Clock, systemClock } from '../../kernel/clock.ts';
import { limits } from '../../kernel/limits.ts';
import { mailIds } from '../mail/mail-id.ts';
import { diskError } from '../storage/disk-error.server.ts';
import { makeDirectory, writeFileDurably } from '../storage/durable-files.server.ts';
import { checkMessage } from './check-message.ts';
import { messageDirectory, type StoredMessage } from './message-outbox.server.ts';
import type { Messenger } from './messenger.ts';

/** Writes every message as a file that the admin reads, for an installation without a gateway. */
export async function openOutboxMessenger(dataDir: string, clock: Clock = systemClock): Promise<Messenger> {
  const directory = resolve(messageDirectory(dataDir));
  const nextId = mailIds();
  try {
    await makeDirectory(directory);
    await removeHalfWritten(directory);
  } catch (error) {
    throw diskError(error, directory);
  }

  async function write(name: string, bytes: Uint8Array): Promise<void> {
    try {
      await writeFileDurably(directory, name, bytes);
    } catch (error) {
      throw diskError(error, directory);
    }
  }

  return {
    kind: 'outbox',
    async send(message) {
      const { to, text } = checkMessage(message);
      const now = clock.now();
      const stored: StoredMessage = { id: nextId(now), at: now.toISOString(), to, text };
      await write(`${stored.id}.json`, Buffer.from(`${JSON.stringify(stored, null, 2)}\n`));
      return { id: stored.id };
    },
    async check() {
      const probe = `.check-${nextId(clock.now())}`;
      await write(probe, new Uint8Array(1));
      await rm(join(directory, probe), { force: true });
    },
    async close() {},
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
