import { type OutboxOptions, openOutbox } from '../outbox/open-outbox.server.ts';
import { checkMessage } from './check-message.ts';
import { messageFolder, type StoredMessage } from './message-folder.server.ts';
import type { Messenger } from './messenger.ts';

/** Writes every message as a file that the admin reads, for an installation without a gateway. */
export async function openOutboxMessenger(dataDir: string, options: OutboxOptions = {}): Promise<Messenger> {
  const outbox = await openOutbox(messageFolder(dataDir), options);
  return {
    kind: 'outbox',
    async send(message) {
      const { to, text } = checkMessage(message);
      const { id, at } = outbox.next();
      const stored: StoredMessage = { id, at: at.toISOString(), to, text };
      await outbox.put(id, Buffer.from(`${JSON.stringify(stored, null, 2)}\n`));
      return { id };
    },
    check: () => outbox.check(),
    async close() {},
  };
}
