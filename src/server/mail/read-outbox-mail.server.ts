import { KoraError } from '../../kernel/errors.ts';
import { readFromOutbox } from '../outbox/look-into-outbox.server.ts';
import { isTimedId } from '../outbox/timed-ids.ts';
import { mailFolder } from './mail-folder.server.ts';
import { type ReadMail, readEml } from './read-eml.server.ts';

export interface OutboxMail extends ReadMail {
  id: string;
  /** The file as it lies there. */
  source: string;
}

export async function readOutboxMail(dataDir: string, id: string): Promise<OutboxMail> {
  if (!isTimedId(id)) throw new KoraError('bad_path', { message: 'This is not the id of a mail.' });
  const source = await readFromOutbox(mailFolder(dataDir), id);
  if (source === undefined)
    throw new KoraError('not_found', { message: 'There is no such mail in the outbox.' });
  return { id, ...readEml(source), source: source.toString('utf8') };
}
