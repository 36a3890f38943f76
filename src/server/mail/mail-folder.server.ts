import { join } from 'node:path';
import { limits } from '../../kernel/limits.ts';
import type { OutboxFolder } from '../outbox/outbox-folder.ts';

export function mailFolder(dataDir: string): OutboxFolder {
  return { directory: join(dataDir, 'outbox'), ending: '.eml', listed: limits.mail.listed };
}
