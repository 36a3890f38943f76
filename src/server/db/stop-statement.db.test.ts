import { DatabaseError } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { limits } from '../../kernel/limits.ts';
import {
  engines,
  openTestDatabase,
  type TestDatabase,
} from '../../testing/database/open-test-database.server.ts';
import type { Database } from './database.ts';

const endless = 'select count(*) from generate_series(1, 1000000000000)';
const one = { text: 'select 1 as one', values: [] };

describe.each(engines)('a statement that takes longer than it may, on %s', (engine) => {
  let test: TestDatabase;
  let db: Database;

  beforeAll(async () => {
    test = await openTestDatabase(engine, inject('postgresUrl'));
    db = test.database;
    // An engine that was just opened compiles what it runs: that is not to be measured.
    await db.tx('anon', {}, (tx) => tx.query('select count(*) from generate_series(1, 1000)'));
  });
  afterAll(() => test.close());

  async function stateOf(work: Promise<unknown>): Promise<string | undefined> {
    const error: unknown = await work.then(
      () => undefined,
      (fault: unknown) => fault,
    );
    return error instanceof DatabaseError ? error.code : String(error);
  }

  it('is stopped by PostgreSQL itself, and what was asked behind it is answered', async () => {
    const stopped = db.ask('authenticated', {}, { text: endless, values: [] }, { readOnly: true });
    const behind = Array.from({ length: 20 }, () => db.ask('anon', {}, one, { readOnly: true }));
    const writes = db.tx('service_role', {}, (tx) => tx.query('select 2 as two'));
    expect(await stateOf(stopped)).toBe('57014');
    for (const answer of await Promise.all(behind)) expect(answer.rows).toEqual([{ one: 1 }]);
    expect((await writes).rows).toEqual([{ two: 2 }]);
  });

  it('is stopped within a transaction too, which is rolled back', async () => {
    const work = db.tx('anon', {}, async (tx) => {
      await tx.query("select set_config('kora.test', 'left behind', false)");
      await tx.query(endless);
    });
    expect(await stateOf(work)).toBe('57014');
    const { rows } = await db.ask(
      'anon',
      {},
      { text: "select current_setting('kora.test', true) as kept", values: [] },
    );
    expect(rows[0]?.['kept'] ?? '').toBe('');
  });

  it.each([
    ['a loop', 'do $$ begin loop end loop; end $$'],
    [
      'an expression with references back',
      "select (repeat('ab', 600) || 'c') ~ '(.+)(.+)(.+)(.+)\\4\\3\\2\\1c'",
    ],
    ['an order over many rows', 'select i, md5(i::text) m from generate_series(1, 30000000) i order by m'],
    [
      'a join of everything with everything',
      'select count(*) from generate_series(1, 100000) a, generate_series(1, 100000) b where a * b = 7',
    ],
  ])('is stopped whatever it does: %s', async (_, text) => {
    expect(await stateOf(db.tx('anon', {}, (tx) => tx.query(text)))).toBe('57014');
  });

  it('hits nobody who comes right behind, however often', async () => {
    for (let round = 0; round < 25; round++) {
      const options = { readOnly: true, statementMs: 1 + (round % 5) };
      const slow = db.ask('anon', {}, { text: endless, values: [] }, options);
      const quick = db.ask('anon', {}, one, { readOnly: true });
      expect(await stateOf(slow)).toBe('57014');
      expect((await quick).rows).toEqual([{ one: 1 }]);
    }
  });

  it('leaves the installation itself its time', async () => {
    const sleep = limits.database.statementMs.postgres / 1_000 + 0.5;
    const { rows } = await db.tx('service_role', {}, (tx) =>
      tx.query(`select pg_sleep(${sleep}) is null as slept`),
    );
    expect(rows).toEqual([{ slept: false }]);
  });

  it('tells how long the database was busy, and not how long it was waited for', async () => {
    const spent: number[] = [];
    const options = { readOnly: true, spent: (ms: number) => spent.push(ms) };
    const slow = db.ask('anon', {}, { text: endless, values: [] }, { ...options, statementMs: 200 });
    await Promise.all([stateOf(slow), db.ask('anon', {}, one, options)]);
    expect(Math.max(...spent)).toBeGreaterThan(150);
    expect(Math.min(...spent)).toBeLessThan(Math.max(...spent) / 2);
  });
});

describe('a statement that does not listen, on the embedded engine', () => {
  let test: TestDatabase;

  beforeAll(async () => {
    test = await openTestDatabase('embedded', inject('postgresUrl'), { queryMs: 1_000 });
  });
  afterAll(() => test.close());

  it('ends the thread; what read behind it is asked again, changes are made once, and nobody else fails', async () => {
    const db = test.database;
    const began = performance.now();
    const text =
      'do $$ begin loop begin loop end loop; exception when query_canceled then null; end; end loop; end $$';
    const deaf = db.ask('anon', {}, { text, values: [] }, { readOnly: true });
    const behind = Array.from({ length: 5 }, () => db.ask('anon', {}, one, { readOnly: true }));
    const insert = 'insert into internal.installation_secrets (name, secret) values ($1, $2) returning name';
    const changes = ['first', 'second'].map((name) =>
      db.ask('service_role', {}, { text: insert, values: [name, 'x'.repeat(32)] }),
    );
    const writes = db.tx('service_role', {}, (tx) => tx.query('select 2 as two'));
    await expect(deaf).rejects.toMatchObject({ code: 'timed_out' });
    for (const answer of await Promise.all(behind)) expect(answer.rows).toEqual([{ one: 1 }]);
    const made = (await Promise.all(changes)).map(({ rows }) => rows);
    expect(made).toEqual([[{ name: 'first' }], [{ name: 'second' }]]);
    expect((await writes).rows).toEqual([{ two: 2 }]);
    expect(performance.now() - began).toBeGreaterThan(1_000 + limits.database.stopMs);
  });
});
