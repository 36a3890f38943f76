import { join } from 'node:path';
import { lockDataDirectory } from './data-directory/lock-data-directory.server.ts';
import type { Database, OwnerSession } from './database.ts';
import { applyMigrations } from './migrate/apply-migrations.server.ts';
import { readMigrations } from './migrate/read-migrations.server.ts';
import { openPglite } from './pglite/open-pglite.server.ts';
import { openPostgres } from './postgres/open-postgres.server.ts';
import { StartFault } from './start-fault.server.ts';

export interface OpenDatabaseOptions {
  /** PostgreSQL when set, the embedded engine otherwise. */
  url: string | undefined;
  poolSize: number;
  /** Holds the embedded database; prepared already. */
  dataDirectory: string;
  migrationsDirectory: string;
  startImage: string | undefined;
  queryMs?: number;
}

export interface OpenedDatabase {
  database: Database;
  /** Names of the migrations that this start applied. */
  applied: string[];
}

/** Opens the engine that the settings name and brings its schema forward. */
export async function openDatabase(options: OpenDatabaseOptions): Promise<OpenedDatabase> {
  return options.url === undefined ? openEmbedded(options) : openOnPostgres(options, options.url);
}

async function openOnPostgres(options: OpenDatabaseOptions, url: string): Promise<OpenedDatabase> {
  const engine = await openPostgres({ url, poolSize: options.poolSize, ...queryLimit(options) });
  const applied = await migrate(await engine.openOwner(), options.migrationsDirectory);
  return { database: engine.openDatabase(), applied };
}

async function openEmbedded(options: OpenDatabaseOptions): Promise<OpenedDatabase> {
  const lock = lockDataDirectory(options.dataDirectory);
  try {
    const directory = join(options.dataDirectory, 'database');
    const engine = await openPglite({
      dataDirectory: directory,
      ...(options.startImage === undefined ? {} : { startImage: options.startImage }),
      ...queryLimit(options),
    }).catch((error: Error) => {
      throw new StartFault(
        `The database in ${directory} does not open: ${error.message}. If the disk is sound, restore the directory from a backup.`,
        { cause: error },
      );
    });
    try {
      const applied = await migrate(await engine.openOwner(), options.migrationsDirectory);
      const database = engine.openDatabase();
      const close = async () => {
        await database.close();
        lock.release();
      };
      return { database: { ...database, close }, applied };
    } catch (error) {
      await engine.close();
      throw error;
    }
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function migrate(owner: OwnerSession, directory: string): Promise<string[]> {
  try {
    return await applyMigrations(owner, readMigrations(directory));
  } finally {
    await owner.close();
  }
}

function queryLimit({ queryMs }: OpenDatabaseOptions): { queryMs?: number } {
  return queryMs === undefined ? {} : { queryMs };
}
