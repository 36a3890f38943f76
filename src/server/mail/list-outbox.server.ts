import { readdir } from 'node:fs/promises';
import { KoraError } from '../../kernel/errors.ts';
import { limits } from '../../kernel/limits.ts';
import { diskError } from '../storage/disk-error.server.ts';
import { errorCode } from '../storage/durable-files.server.ts';
import { isMailId } from './mail-id.ts';
import { outboxDirectory } from './outbox-directory.server.ts';
import { type OutboxMail, readOutboxMail } from './read-outbox-mail.server.ts';

export type ListedMail = Omit<OutboxMail, 'html' | 'source'>;

/** The newest first. */
export async function listOutbox(dataDir: string, limit: number = limits.mail.listed): Promise<ListedMail[]> {
  const directory = outboxDirectory(dataDir);
  let names: string[];
  try {
    names = await readdir(directory);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw diskError(error, directory);
  }
  const ids = names
    .filter((name) => name.endsWith('.eml'))
    .map((name) => name.slice(0, -'.eml'.length))
    .filter(isMailId)
    .toSorted()
    .toReversed()
    .slice(0, Math.min(limit, limits.mail.listed));
  const mails: ListedMail[] = [];
  for (const id of ids) {
    const mail = await readOutboxMail(dataDir, id).catch((error: unknown) => {
      // Taken away since the names were read.
      if (error instanceof KoraError && error.code === 'not_found') return null;
      throw error;
    });
    if (mail === null) continue;
    const { html: _html, source: _source, ...listed } = mail;
    mails.push(listed);
  }
  return mails;
}
