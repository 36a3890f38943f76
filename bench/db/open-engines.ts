import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { limits } from '../../src/kernel/limits.ts';
import type { Database, Engine } from '../../src/server/db/database.ts';
import { openDatabase } from '../../src/server/db/open-database.server.ts';
import {
  DurableFileSystem,
  durableStartParams,
} from '../../src/server/db/pglite/durable-file-system.server.ts';
import { migrationsDirectory, startImagePath } from '../../src/server/package-root.server.ts';
import { createDatabase, dropDatabase } from '../../src/testing/database/open-test-database.server.ts';
import { startPostgres } from '../../src/testing/database/start-postgres.server.ts';
import { temporaryFolder } from '../lib/temporary-folder.ts';
import { bareAwaited, barePglite, barePipelined, throughPort } from './contenders.ts';
import { addPeople, seedApps } from './seed.ts';
import type { Contender } from './work.ts';

export interface OpenedEngine {
  readonly engine: Engine;
  /** The port first; `bare` is what it is measured by. */
  readonly contenders: Readonly<Record<string, Contender>>;
  /** People whose apps can be selected. */
  readonly people: readonly string[];
  /** People without a profile yet, known to the database that this contender works on. */
  newPeople(contender: string, count: number): Promise<readonly string[]>;
  close(): Promise<void>;
}

function portOptions(dataDirectory: string, url: string | undefined) {
  return {
    url,
    poolSize: limits.database.poolSize,
    dataDirectory,
    migrationsDirectory: migrationsDirectory(),
    startImage: startImagePath(),
  };
}

/** Two directories with the same content, because only one may have a directory open. */
export async function openEmbedded(): Promise<OpenedEngine> {
  const folder = temporaryFolder();
  const portFolder = join(folder.path, 'port');
  const bareFolder = join(folder.path, 'bare');
  try {
    mkdirSync(portFolder);
    const seeding = await openDatabase(portOptions(portFolder, undefined));
    const people = await seedApps(seeding.database);
    await seeding.database.close();
    cpSync(portFolder, bareFolder, { recursive: true });

    const { database } = await openDatabase(portOptions(portFolder, undefined));
    const bare = await PGlite.create({
      fs: new DurableFileSystem(join(bareFolder, 'database')),
      startParams: durableStartParams(PGlite.defaultStartParams),
    });
    return {
      engine: 'embedded',
      contenders: { port: throughPort(database), bare: barePglite(bare) },
      people,
      newPeople: async (contender, count) =>
        contender === 'port' ? addPeople(database, count) : addPeopleBare(bare, count),
      async close() {
        await bare.close();
        await database.close();
        folder.remove();
      },
    };
  } catch (error) {
    folder.remove();
    throw error;
  }
}

async function addPeopleBare(engine: PGlite, count: number): Promise<string[]> {
  const { rows } = await engine.query<{ id: string }>(
    `insert into auth.users (email)
     select gen_random_uuid() || '@kora.example' from generate_series(1, $1) returning id`,
    [count],
  );
  return rows.map((row) => row.id);
}

/** One database, a pool of the same size for each contender. */
export async function openPostgresEngine(): Promise<OpenedEngine> {
  const given = process.env['TEST_DATABASE_URL'];
  const server = given === undefined || given === '' ? await startPostgres() : undefined;
  const serverUrl = server?.url ?? given ?? '';
  const folder = temporaryFolder();
  try {
    const url = await createDatabase(serverUrl);
    const { database } = await openDatabase(portOptions(folder.path, url));
    const people = await seedApps(database);
    const pools = { pipelined: barePool(url, true), awaited: barePool(url, false) };
    return {
      engine: 'postgres',
      contenders: {
        port: throughPort(database),
        bare: barePipelined(pools.pipelined),
        awaited: bareAwaited(pools.awaited),
      },
      people,
      newPeople: (_, count) => addPeople(database, count),
      async close() {
        await closePostgres([database, ...Object.values(pools).map((pool) => ({ close: () => pool.end() }))]);
        await dropDatabase(serverUrl, url);
        await server?.stop();
        folder.remove();
      },
    };
  } catch (error) {
    await server?.stop();
    folder.remove();
    throw error;
  }
}

async function closePostgres(open: readonly Pick<Database, 'close'>[]): Promise<void> {
  await Promise.all(open.map((one) => one.close()));
}

function barePool(url: string, pipeline: boolean): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: limits.database.poolSize,
    pipeline,
    // The same starting point as the port's sessions; from here the same roles can be taken.
    options: '-c role=kora_gateway',
  });
  // The database is dropped at the end, perhaps before the server has read a connection's goodbye.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
