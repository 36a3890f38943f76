import pg from 'pg';
import type { OwnerSession } from '../database.ts';
import { StartFault } from '../start-fault.server.ts';
import type { Migration } from './read-migrations.server.ts';

/** Any number, as long as every version of this product uses the same. */
const lockKey = 7_164_001;

interface AppliedRow {
  number: number;
  name: string;
  checksum: string;
}

/**
 * Brings the database forward to the last migration. Each one is applied in a transaction of its own together
 * with the line that records it, under a lock that a second server waits for: a kill in the middle leaves the
 * former state, and two servers that start at once apply each migration once.
 */
export async function applyMigrations(
  session: OwnerSession,
  migrations: readonly Migration[],
): Promise<string[]> {
  await inLockedTransaction(session, () =>
    session.query(`
      create schema if not exists migrations;
      create table if not exists migrations.applied (
        number integer primary key,
        name text not null,
        checksum text not null,
        applied_at timestamptz not null default now()
      );
      alter table migrations.applied enable row level security;
    `),
  );
  const done: string[] = [];
  for (const migration of migrations) {
    await inLockedTransaction(session, async () => {
      const { rows } = await session.query<AppliedRow>(
        'select number, name, checksum from migrations.applied order by number',
      );
      refuseUnknown(rows, migrations);
      if (rows.some((row) => row.number === migration.number)) return;
      await applyOne(session, migration);
      done.push(migration.name);
    });
  }
  return done;
}

function refuseUnknown(applied: readonly AppliedRow[], known: readonly Migration[]): void {
  for (const row of applied) {
    const migration = known.find((one) => one.number === row.number);
    if (migration === undefined) {
      throw new StartFault(
        `The database has migration ${row.name}, which this version does not know. It was used by a newer version: start that one.`,
      );
    }
    if (migration.checksum !== row.checksum) {
      throw new StartFault(
        `Migration ${migration.name} was changed after it was applied. Put it back as it was and add a new one.`,
      );
    }
  }
}

async function applyOne(session: OwnerSession, migration: Migration): Promise<void> {
  try {
    await session.query(migration.sql);
  } catch (error) {
    throw new StartFault(
      `Migration ${migration.name} failed${lineOf(error, migration.sql)}: ${error instanceof Error ? error.message : String(error)}. Nothing of it was kept.`,
      { cause: error },
    );
  }
  await session.query('insert into migrations.applied (number, name, checksum) values ($1, $2, $3)', [
    migration.number,
    migration.name,
    migration.checksum,
  ]);
}

function lineOf(error: unknown, sql: string): string {
  if (!(error instanceof pg.DatabaseError) || error.position === undefined) return '';
  return ` at line ${sql.slice(0, Number(error.position)).split('\n').length}`;
}

async function inLockedTransaction(session: OwnerSession, work: () => Promise<unknown>): Promise<void> {
  await session.query('begin');
  try {
    await session.query('select pg_advisory_xact_lock($1)', [lockKey]);
    await work();
    await session.query('commit');
  } catch (error) {
    await session.query('rollback').catch(() => {});
    throw error;
  }
}
