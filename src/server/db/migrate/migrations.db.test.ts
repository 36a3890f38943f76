import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import {
  asPostgresOwner,
  createDatabase,
  dropDatabase,
} from '../../../testing/database/open-test-database.server.ts';
import type { Engine, OwnerSession } from '../database.ts';
import { openPglite } from '../pglite/open-pglite.server.ts';
import { applyMigrations } from './apply-migrations.server.ts';
import { readMigrations } from './read-migrations.server.ts';

interface Place {
  asOwner<T>(work: (owner: OwnerSession) => Promise<T>): Promise<T>;
  url: string;
  remove(): Promise<void>;
}

async function openPlace(engine: Engine): Promise<Place> {
  if (engine === 'postgres') {
    const url = await createDatabase(inject('postgresUrl'));
    return {
      url,
      asOwner: (work) => asPostgresOwner(url, work),
      remove: () => dropDatabase(inject('postgresUrl'), url),
    };
  }
  const directory = mkdtempSync(join(tmpdir(), 'kora-migrate-'));
  const pglite = await openPglite({ dataDirectory: join(directory, 'database') });
  return {
    url: '',
    async asOwner(work) {
      const owner = await pglite.openOwner();
      try {
        return await work(owner);
      } finally {
        await owner.close();
      }
    },
    async remove() {
      await pglite.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

describe.each(['embedded', 'postgres'] as const)('migrations on %s', (engine) => {
  let place: Place;
  let directory: string;

  beforeAll(async () => {
    place = await openPlace(engine);
  });
  afterAll(() => place.remove());
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'kora-migrations-'));
    write('0001-first.sql', 'create table first (id int);');
  });
  afterEach(async () => {
    await place.asOwner((owner) =>
      owner.query(
        'drop schema if exists migrations cascade; drop table if exists first, second, third, half',
      ),
    );
    rmSync(directory, { recursive: true, force: true });
  });

  const write = (name: string, sql: string) => writeFileSync(join(directory, name), sql);
  const apply = () => place.asOwner((owner) => applyMigrations(owner, readMigrations(directory)));
  const exists = (table: string) =>
    place.asOwner(async (owner) => {
      const { rows } = await owner.query<{ found: string | null }>('select to_regclass($1)::text as found', [
        table,
      ]);
      return rows[0]?.found !== null;
    });

  it('applies each once, in order', async () => {
    write('0002-second.sql', 'create table second as select count(*) from first;');
    expect(await apply()).toEqual(['0001-first.sql', '0002-second.sql']);
    expect(await apply()).toEqual([]);
    write('0003-third.sql', 'create table third (id int);');
    expect(await apply()).toEqual(['0003-third.sql']);
  });

  it('keeps nothing of a broken one, names it with its line, and goes on after it is mended', async () => {
    write('0002-broken.sql', 'create table half (id int);\n\nselect nonsense from nowhere;');
    await expect(apply()).rejects.toThrow(
      /0002-broken\.sql failed at line 3: .*nowhere.*Nothing of it was kept/s,
    );
    expect(await exists('first')).toBe(true);
    expect(await exists('half')).toBe(false);
    write('0002-broken.sql', 'create table half (id int);');
    expect(await apply()).toEqual(['0002-broken.sql']);
  });

  it('refuses a migration that was changed after it was applied', async () => {
    await apply();
    write('0001-first.sql', 'create table first (id bigint);');
    await expect(apply()).rejects.toThrow('0001-first.sql was changed after it was applied');
  });

  it('refuses a database that a newer version has used', async () => {
    write('0002-newer.sql', 'select 1;');
    await apply();
    rmSync(join(directory, '0002-newer.sql'));
    await expect(apply()).rejects.toThrow('0002-newer.sql, which this version does not know');
  });
});

describe('migrations on one PostgreSQL from several servers', () => {
  it('are applied once when two servers start at the same moment, and survive the death of one in the middle', async () => {
    const url = await createDatabase(inject('postgresUrl'));
    const directory = mkdtempSync(join(tmpdir(), 'kora-migrations-'));
    try {
      writeFileSync(join(directory, '0001-slow.sql'), 'create table slow (id int); select pg_sleep(0.6);');
      const migrations = readMigrations(directory);
      const dying = asPostgresOwner(url, async (owner) => {
        const { rows } = await owner.query<{ pid: number }>('select pg_backend_pid() as pid');
        const killed = new Promise<void>((resolve) => {
          setTimeout(() => {
            void asPostgresOwner(url, (other) =>
              other.query('select pg_terminate_backend($1)', [rows[0]?.pid]),
            ).then(() => resolve());
          }, 200);
        });
        await Promise.all([applyMigrations(owner, migrations), killed]);
      });
      await expect(dying).rejects.toThrow();
      const both = await Promise.all(
        [1, 2].map(() => asPostgresOwner(url, (owner) => applyMigrations(owner, migrations))),
      );
      expect(both.flat()).toEqual(['0001-slow.sql']);
    } finally {
      await dropDatabase(inject('postgresUrl'), url);
      rmSync(directory, { recursive: true, force: true });
    }
  });
});

describe('readMigrations', () => {
  it('refuses gaps and odd names', () => {
    const directory = mkdtempSync(join(tmpdir(), 'kora-migrations-'));
    try {
      writeFileSync(join(directory, '0002-gap.sql'), '');
      expect(() => readMigrations(directory)).toThrow('expected number 1');
      writeFileSync(join(directory, '0001_odd.sql'), '');
      expect(() => readMigrations(directory)).toThrow('expected a name like');
    } finally {
      rmSync(directory, { recursive: true, force: true });
    }
  });
});
