import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import {
  engines,
  openTestDatabase,
  type TestDatabase,
} from '../../testing/database/open-test-database.server.ts';
import { addPerson, type Person } from '../../testing/database/people.server.ts';
import type { Database } from './database.ts';
import { queries } from './query-builder.ts';

describe.each(engines)('the database port on %s', (engine) => {
  let test: TestDatabase;
  let db: Database;
  let ada: Person;
  let bob: Person;

  beforeAll(async () => {
    test = await openTestDatabase(engine, inject('postgresUrl'));
    db = test.database;
    ada = await addPerson(db);
    bob = await addPerson(db);
  });
  afterAll(() => test.close());

  it('runs as the role it was given, with its claims', async () => {
    const { rows } = await db.tx('authenticated', ada.claims, (tx) =>
      tx.query(
        'select current_user::text as me, auth.uid() as uid, auth.role() as role, auth.email() as email',
      ),
    );
    expect(rows).toEqual([{ me: 'authenticated', uid: ada.id, role: 'authenticated', email: ada.email }]);
  });

  it('knows nobody when there are no claims', async () => {
    const { rows } = await db.tx('anon', {}, (tx) =>
      tx.query('select auth.uid() as uid, auth.role() as role, auth.jwt() as jwt'),
    );
    expect(rows).toEqual([{ uid: null, role: 'anon', jwt: {} }]);
  });

  it('leaves no role and no claims behind for the next transaction', async () => {
    await db.tx('service_role', ada.claims, (tx) => tx.query('select 1'));
    await db.tx('service_role', ada.claims, async (tx) => tx.query('select 1/0')).catch(() => {});
    const { rows } = await db.tx('anon', {}, (tx) =>
      tx.query('select current_user::text as me, auth.uid() as uid'),
    );
    expect(rows).toEqual([{ me: 'anon', uid: null }]);
  });

  it('takes claims with quotes, backslashes, comments and NUL as plain text', async () => {
    const nasty = `'; reset role; drop table apps; -- \\ " \u0000 $$ 😀`;
    const { rows } = await db.tx('authenticated', { ...ada.claims, note: nasty }, (tx) =>
      tx.query<{ note: string; me: string }>(
        "select auth.jwt() ->> 'note' as note, current_user::text as me",
      ),
    );
    expect(rows[0]).toEqual({ note: nasty.replace('\u0000', ''), me: 'authenticated' });
  });

  it('commits what the function did and rolls back when it throws', async () => {
    const add = (name: string) =>
      queries.insertInto('apps').values({ user_id: ada.id, app_name: name }).returning('id');
    const kept = await db.tx('service_role', {}, (tx) => tx.one(add('kept')));
    await expect(
      db.tx('service_role', {}, async (tx) => {
        await tx.one(add('dropped'));
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    const names = await db.tx('service_role', {}, (tx) =>
      tx.all(queries.selectFrom('apps').select(['id', 'app_name']).where('user_id', '=', ada.id)),
    );
    expect(names).toEqual([{ id: kept.id, app_name: 'kept' }]);
  });

  it('does not commit when a failed query was ignored', async () => {
    await expect(
      db.tx('service_role', {}, async (tx) => {
        await tx.query("insert into apps (user_id, app_name) values ($1, 'ghost')", [ada.id]);
        await tx.query('select 1/0').catch(() => {});
      }),
    ).rejects.toMatchObject({ code: 'internal' });
    const { rows } = await db.tx('service_role', {}, (tx) =>
      tx.query("select from apps where app_name = 'ghost'"),
    );
    expect(rows).toHaveLength(0);
  });

  it('refuses writes in a read-only transaction', async () => {
    await expect(
      db.tx(
        'service_role',
        {},
        (tx) => tx.query("insert into apps (user_id, app_name) values ($1, 'x')", [ada.id]),
        { readOnly: true },
      ),
    ).rejects.toMatchObject({ code: '25006' });
  });

  it('refuses a query after the transaction has ended', async () => {
    const leaked = await db.tx('anon', {}, async (tx) => tx);
    await expect(leaked.query('select 1')).rejects.toThrow('has ended');
  });

  it('ends a transaction whose function takes too long, and serves the next', async () => {
    await expect(
      db.tx('anon', {}, () => new Promise((resolve) => setTimeout(resolve, 2_000)), { deadlineMs: 100 }),
    ).rejects.toMatchObject({ code: 'timed_out' });
    await expect(db.tx('anon', {}, (tx) => tx.query('select 1 as one'))).resolves.toMatchObject({
      rows: [{ one: 1 }],
    });
  });

  it('gives values one shape', async () => {
    const { rows } = await db.tx('anon', {}, (tx) =>
      tx.query(
        `select 9007199254740991::bigint as big, 9223372036854775807::bigint as too_big, 1.10::numeric as exact, date '2026-02-03' as day,
                timestamptz '2026-02-03T04:05:06Z' as moment, array['a','b']::text[] as list, '{"a":[1]}'::jsonb as doc,
                null::text as nothing, true as yes, $1::bytea as bytes, $2::text[] as given, $3::jsonb as object`,
        [Buffer.from([0, 255]), ['x', 'y "z"', null], { k: [1, 2] }],
      ),
    );
    expect(rows).toEqual([
      {
        big: 9_007_199_254_740_991,
        too_big: '9223372036854775807',
        exact: '1.10',
        day: '2026-02-03',
        moment: new Date('2026-02-03T04:05:06Z'),
        list: ['a', 'b'],
        doc: { a: [1] },
        nothing: null,
        yes: true,
        bytes: Buffer.from([0, 255]),
        given: ['x', 'y "z"', null],
        object: { k: [1, 2] },
      },
    ]);
  });

  it('answers a prepared statement for each role and person anew', async () => {
    const ask = (person: Person) =>
      db.tx('authenticated', person.claims, async (tx) => {
        const { rows } = await tx.query<{ id: string }>(
          'select id from apps where app_name = any ($1) order by app_name',
          [['of ada', 'of bob']],
          { prepare: true },
        );
        return rows.length;
      });
    await db.tx('service_role', {}, async (tx) => {
      await tx.query("insert into apps (user_id, app_name) values ($1, 'of ada'), ($2, 'of bob')", [
        ada.id,
        bob.id,
      ]);
    });
    expect([await ask(ada), await ask(bob), await ask(ada)]).toEqual([1, 1, 1]);
    const all = await db.tx('service_role', {}, (tx) =>
      tx.query('select id from apps where app_name = any ($1) order by app_name', [['of ada', 'of bob']], {
        prepare: true,
      }),
    );
    expect(all.rows).toHaveLength(2);
  });

  it('serves many transactions at once without mixing them', async () => {
    const people = Array.from({ length: 60 }, (_, index) => (index % 2 === 0 ? ada : bob));
    const seen = await Promise.all(
      people.map((person) =>
        db.tx('authenticated', person.claims, async (tx) => {
          const first = await tx.query<{ uid: string }>('select auth.uid() as uid');
          const second = await tx.query<{ uid: string }>('select auth.uid() as uid');
          return [first.rows[0]?.uid, second.rows[0]?.uid];
        }),
      ),
    );
    expect(seen).toEqual(people.map(({ id }) => [id, id]));
  });

  const whoami = 'select current_user::text as me, auth.uid() as uid, auth.role() as role';
  const askWho = { text: whoami, values: [], prepare: true };

  it('asks one statement as the role it was given, and leaves neither role nor claims behind', async () => {
    const asked = await db.ask('authenticated', ada.claims, askWho);
    expect(asked.rows).toEqual([{ me: 'authenticated', uid: ada.id, role: 'authenticated' }]);
    expect(asked.count).toBe(1);
    expect((await db.ask('anon', {}, askWho)).rows).toEqual([{ me: 'anon', uid: null, role: 'anon' }]);
    const { rows } = await db.queueScript(
      `select current_user::text as me, current_setting('request.jwt.claims', true) as claims,
              current_setting('request.jwt.claim.sub', true) as sub`,
    );
    expect(rows).toEqual([{ me: 'kora_jobs', claims: '', sub: '' }]);
  });

  it('survives a question that fails, on the same connection, and undoes what it did', async () => {
    const failing = {
      text: 'with added as (insert into apps (user_id, app_name) values ($1, $2) returning id) select 1 / (count(*) - 1) from added',
      values: [ada.id, 'half done'],
      prepare: true,
    };
    for (let turn = 0; turn < 3; turn++) {
      await expect(db.ask('service_role', {}, failing)).rejects.toMatchObject({ code: '22012' });
      await expect(
        db.ask('anon', {}, { text: 'select nonsense', values: [], prepare: true }),
      ).rejects.toMatchObject({ code: '42703' });
      expect((await db.ask('anon', {}, askWho)).rows).toEqual([{ me: 'anon', uid: null, role: 'anon' }]);
    }
    const left = await db.tx('service_role', {}, (tx) =>
      tx.query("select from apps where app_name = 'half done'"),
    );
    expect(left.count).toBe(0);
  });

  it('keeps what a question wrote, unless it may only read', async () => {
    const insert = {
      text: 'insert into apps (user_id, app_name) values ($1, $2) returning app_name',
      values: [bob.id, 'asked for'],
    };
    await expect(db.ask('service_role', {}, insert, { readOnly: true })).rejects.toMatchObject({
      code: '25006',
    });
    expect((await db.ask('service_role', {}, insert)).rows).toEqual([{ app_name: 'asked for' }]);
    const { count } = await db.tx('service_role', {}, (tx) =>
      tx.query("select from apps where app_name = 'asked for'"),
    );
    expect(count).toBe(1);
  });

  it('answers questions and transactions of many people at once, each with their own identity', async () => {
    const callers = Array.from({ length: 240 }, (_, index) => [ada, bob, undefined][index % 3]);
    const seen = await Promise.all(
      callers.map(async (person, index) => {
        const [role, claims] =
          person === undefined ? (['anon', {}] as const) : (['authenticated', person.claims] as const);
        if (index % 7 === 0)
          await db.ask('service_role', {}, { text: 'select 1 / 0', values: [] }).catch(() => {});
        const { rows } =
          index % 5 === 0
            ? await db.tx(role, claims, (tx) => tx.query(whoami))
            : await db.ask(role, claims, askWho, { readOnly: index % 2 === 0 });
        return rows;
      }),
    );
    expect(seen).toEqual(
      callers.map((person) => [
        person === undefined
          ? { me: 'anon', uid: null, role: 'anon' }
          : { me: 'authenticated', uid: person.id, role: 'authenticated' },
      ]),
    );
  });

  it('lets a transaction in between questions that never cease', async () => {
    let done = false;
    let asked = 0;
    const stream = Promise.all(
      Array.from({ length: 40 }, async () => {
        while (!done && asked < 5_000) {
          asked++;
          await db.ask('anon', {}, askWho);
        }
      }),
    );
    await db.tx('anon', {}, (tx) => tx.query('select 1'));
    done = true;
    expect(asked).toBeLessThan(5_000);
    await stream;
  });

  it.each([
    'set role postgres',
    'set session authorization postgres',
    "select set_config('session_authorization', 'postgres', false)",
  ])('cannot be talked into another user by %s', async (statement) => {
    await expect(db.tx('authenticated', ada.claims, (tx) => tx.query(statement))).rejects.toThrow();
    const { rows } = await db.tx('anon', {}, (tx) => tx.query('select current_user::text as me'));
    expect(rows).toEqual([{ me: 'anon' }]);
  });

  it('carries announcements to whoever listens', async () => {
    const heard: string[] = [];
    const stop = await db.listen('kora_test', (payload) => heard.push(payload));
    await db.notify('kora_test', `it's "here"`);
    await expect.poll(() => heard).toEqual([`it's "here"`]);
    await stop();
    await db.notify('kora_test', 'nobody listens');
    await db.tx('anon', {}, (tx) => tx.query('select 1'));
    expect(heard).toHaveLength(1);
  });

  it('answers its own check', async () => {
    await expect(db.check()).resolves.toBeUndefined();
  });
});

describe.each(engines)('a query that does not end, on %s', (engine) => {
  let test: TestDatabase;

  beforeAll(async () => {
    test = await openTestDatabase(engine, inject('postgresUrl'), { queryMs: 1_500 });
  });
  afterAll(() => test.close());

  it('is stopped; others are served meanwhile or right after, and nothing that was saved is lost', async () => {
    const ada = await addPerson(test.database);
    const endless = test.database.tx('anon', {}, (tx) =>
      tx.query('select count(*) from generate_series(1, 1000000000000)'),
    );
    const eventLoop = new Promise((resolve) => setTimeout(() => resolve('the server still answers'), 50));
    await expect(Promise.race([eventLoop, endless])).resolves.toBe('the server still answers');
    await expect(endless).rejects.toThrow();
    const asked = { text: 'select count(*) from generate_series(1, 1000000000000)', values: [] };
    const stopped = await Promise.allSettled([
      test.database.ask('anon', {}, asked),
      test.database.ask('anon', {}, { text: 'select 1 as one', values: [] }),
    ]);
    expect(stopped[0].status).toBe('rejected');
    await expect(
      test.database.ask('anon', {}, { text: 'select 1 as one', values: [] }),
    ).resolves.toMatchObject({ rows: [{ one: 1 }] });
    const { rows } = await test.database.tx('service_role', {}, (tx) =>
      tx.query('select id from auth.users'),
    );
    expect(rows).toEqual([{ id: ada.id }]);
  });
});

describe('a change whose answer is lost, on postgres', () => {
  let test: TestDatabase;

  beforeAll(async () => {
    test = await openTestDatabase('postgres', inject('postgresUrl'));
  });
  afterAll(() => test.close());

  it('is not told as undone, because it may have been saved', async () => {
    const ada = await addPerson(test.database);
    const insert = {
      text: `insert into apps (user_id, app_name) select $1, 'kept' from pg_sleep(0.5) returning app_name`,
      values: [ada.id],
    };
    const lost = test.database.ask('service_role', {}, insert, { deadlineMs: 100 });
    await expect(lost).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('whether it was saved') as string,
    });
    const saved = { text: 'select app_name from apps where user_id = $1', values: [ada.id] };
    await expect
      .poll(async () => (await test.database.ask('service_role', {}, saved, { readOnly: true })).rows, {
        timeout: 5_000,
      })
      .toEqual([{ app_name: 'kept' }]);
    const slow = { text: 'select pg_sleep(0.5)', values: [] };
    const read = test.database.ask('service_role', {}, slow, { readOnly: true, deadlineMs: 100 });
    await expect(read).rejects.toMatchObject({ code: 'timed_out' });
  });
});
