import { join } from 'node:path';

export function outboxDirectory(dataDir: string): string {
  return join(dataDir, 'outbox');
}
