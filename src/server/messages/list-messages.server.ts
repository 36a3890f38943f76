import { newestInOutbox, readFromOutbox } from '../outbox/look-into-outbox.server.ts';
import type { OutboxFolder } from '../outbox/outbox-folder.ts';
import { messageFolder, type StoredMessage, storedMessageSchema } from './message-folder.server.ts';

/** The newest first. What is not a message of ours is passed over. */
export async function listMessages(dataDir: string, limit?: number): Promise<StoredMessage[]> {
  const folder = messageFolder(dataDir);
  const newest = await newestInOutbox(folder, limit);
  const read = await Promise.all(newest.map((id) => readMessage(folder, id)));
  return read.filter((message) => message !== undefined);
}

async function readMessage(folder: OutboxFolder, id: string): Promise<StoredMessage | undefined> {
  try {
    const bytes = await readFromOutbox(folder, id);
    return bytes && storedMessageSchema.parse(JSON.parse(bytes.toString('utf8')));
  } catch {
    // A torn or foreign file must not hide the messages beside it.
    return undefined;
  }
}
