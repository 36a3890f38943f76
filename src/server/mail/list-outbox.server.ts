import { newestInOutbox, readFromOutbox } from '../outbox/look-into-outbox.server.ts';
import { mailFolder } from './mail-folder.server.ts';
import { type ReadMail, readEml } from './read-eml.server.ts';

export interface ListedMail extends Omit<ReadMail, 'html'> {
  id: string;
}

/** The newest first. */
export async function listOutbox(dataDir: string, limit?: number): Promise<ListedMail[]> {
  const folder = mailFolder(dataDir);
  const mails: ListedMail[] = [];
  for (const id of await newestInOutbox(folder, limit)) {
    const source = await readFromOutbox(folder, id);
    // Taken away since the names were read.
    if (source === undefined) continue;
    const { html: _html, ...listed } = readEml(source);
    mails.push({ id, ...listed });
  }
  return mails;
}
