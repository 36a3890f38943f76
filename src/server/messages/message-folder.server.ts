import { join } from 'node:path';
import { z } from 'zod';
import { limits } from '../../kernel/limits.ts';
import type { OutboxFolder } from '../outbox/outbox-folder.ts';

export function messageFolder(dataDir: string): OutboxFolder {
  return { directory: join(dataDir, 'messages'), ending: '.json', listed: limits.messages.listed };
}

/** What lies in one file of the outbox. */
export const storedMessageSchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  to: z.string(),
  text: z.string(),
});

export type StoredMessage = z.infer<typeof storedMessageSchema>;
