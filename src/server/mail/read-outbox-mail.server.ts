import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { KoraError } from '../../kernel/errors.ts';
import { diskError } from '../storage/disk-error.server.ts';
import { errorCode } from '../storage/durable-files.server.ts';
import { checkMailId } from './mail-id.ts';
import { outboxDirectory } from './outbox-directory.server.ts';
import { type ReadMail, readEml } from './read-eml.server.ts';

export interface OutboxMail extends ReadMail {
  id: string;
  /** The file as it lies there. */
  source: string;
}

export async function readOutboxMail(dataDir: string, id: string): Promise<OutboxMail> {
  checkMailId(id);
  const directory = outboxDirectory(dataDir);
  try {
    const source = await readFile(join(directory, `${id}.eml`));
    return { id, ...readEml(source), source: source.toString('utf8') };
  } catch (error) {
    if (errorCode(error) === 'ENOENT') {
      throw new KoraError('not_found', { message: 'There is no such mail in the outbox.' });
    }
    throw diskError(error, directory);
  }
}
