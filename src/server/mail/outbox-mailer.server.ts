import { readdir, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createTransport } from 'nodemailer';
import { type Clock, systemClock } from '../../kernel/clock.ts';
import { limits } from '../../kernel/limits.ts';
import { diskError } from '../storage/disk-error.server.ts';
import {
  type DiskFiles,
  makeDirectory,
  nodeFiles,
  writeFileDurably,
} from '../storage/durable-files.server.ts';
import { checkMail, type Sender } from './check-mail.ts';
import { composeMail } from './compose-mail.ts';
import type { Mailer } from './mail.ts';
import { mailIds } from './mail-id.ts';
import { outboxDirectory } from './outbox-directory.server.ts';

interface OutboxOptions {
  clock?: Clock;
  files?: DiskFiles;
}

/** Writes every mail as a file that any mail program opens, for an installation without a mail server. */
export async function openOutboxMailer(
  dataDir: string,
  sender: Sender,
  options: OutboxOptions = {},
): Promise<Mailer> {
  const directory = resolve(outboxDirectory(dataDir));
  const { clock = systemClock, files = nodeFiles } = options;
  const nextId = mailIds();
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
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
    kind: 'outbox',
    async send(mail) {
      const checked = checkMail(mail);
      const date = clock.now();
      const id = nextId(date);
      const { message } = await composer.sendMail(composeMail(checked, sender, id, date));
      if (!Buffer.isBuffer(message)) throw new TypeError('The mail was not composed as one piece.');
      await write(`${id}.eml`, message);
      return { id, rejected: [] };
    },
    async check() {
      const probe = `.check-${nextId(clock.now())}`;
      await write(probe, new Uint8Array(1));
      await rm(join(directory, probe), { force: true });
    },
    async close() {
      composer.close();
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
