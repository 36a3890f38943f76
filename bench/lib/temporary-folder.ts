import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cleanUpAtExit } from './clean-up.ts';

export interface TemporaryFolder {
  readonly path: string;
  remove(): void;
}

export function temporaryFolder(): TemporaryFolder {
  const path = mkdtempSync(join(tmpdir(), 'kora-bench-'));
  return { path, remove: cleanUpAtExit(() => rmSync(path, { recursive: true, force: true, maxRetries: 5 })) };
}
