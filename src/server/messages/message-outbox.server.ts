import { join } from 'node:path';
import { z } from 'zod';

export function messageDirectory(dataDir: string): string {
  return join(dataDir, 'messages');
}

/** What lies in one file of the outbox. */
export const storedMessageSchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  to: z.string(),
  text: z.string(),
});

export type StoredMessage = z.infer<typeof storedMessageSchema>;
