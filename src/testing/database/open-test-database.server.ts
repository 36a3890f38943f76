import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Database, Engine, OwnerSession } from '../../server/db/database.ts';
import { openDatabase } from '../../server/db/open-database.server.ts';
import { openPostgres } from '../../server/db/postgres/open-postgres.server.ts';
import { migrationsDirectory, startImagePath } from '../../server/package-root.server.ts';

export const engines: readonly Engine[] = ['embedded', 'postgres'];

export interface TestDatabase {
  engine: Engine;
  database: Database;
  /** Where it lives: a directory for the embedded engine, an address for PostgreSQL. */
  dataDirectory: string;
  url: string | undefined;
  close(): Promise<void>;
}

export interface TestDatabaseOptions {
  queryMs?: number;
  migrationsDirectory?: string;
  poolSize?: number;
}

/** A database of its own with all migrations, on the engine asked for. `postgresUrl` is the test run's server. */
export async function openTestDatabase(
  engine: Engine,
  postgresUrl: string,
  options: TestDatabaseOptions = {},
): Promise<TestDatabase> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'kora-test-'));
  const url = engine === 'postgres' ? await createDatabase(postgresUrl) : undefined;
  const { database } = await openDatabase({
    url,
    poolSize: options.poolSize ?? 4,
    dataDirectory,
    migrationsDirectory: options.migrationsDirectory ?? migrationsDirectory(),
    startImage: startImagePath(),
    ...(options.queryMs === undefined ? {} : { queryMs: options.queryMs }),
  });
  return {
    engine,
    database,
    dataDirectory,
    url,
    async close() {
      await database.close();
      if (url !== undefined) await dropDatabase(postgresUrl, url);
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}

/** Owned by a login that is no superuser, as on a managed server: what needs more than that fails here. */
export async function createDatabase(serverUrl: string): Promise<string> {
  const name = `kora_${randomUUID().replaceAll('-', '')}`;
  await onServer(serverUrl, async (client) => {
    await client.query(`create role ${name} login createrole password 'test'`);
    await client.query(`create database ${name} owner ${name}`);
    // What a managed server's administrator does once when several installations share it.
    await client.query(`
      do $$
      declare existing text;
      begin
        for existing in select rolname from pg_roles where rolname in ('anon', 'authenticated', 'service_role', 'kora_jobs', 'kora_gateway') loop
          execute format('grant %I to ${name} with admin option', existing);
        end loop;
      end $$`);
  });
  const url = new URL(serverUrl);
  url.username = name;
  url.password = 'test';
  url.pathname = `/${name}`;
  return url.href;
}

export async function dropDatabase(serverUrl: string, url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  await onServer(serverUrl, (client) =>
    client.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`),
  );
}

/** As the owner of the schema, beside the port: only to look at the catalogue or to prepare a fault. */
export async function asPostgresOwner<T>(url: string, work: (owner: OwnerSession) => Promise<T>): Promise<T> {
  const owner = await (await openPostgres({ url, poolSize: 1 })).openOwner();
  try {
    return await work(owner);
  } finally {
    await owner.close();
  }
}

async function onServer(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
