import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import {
  engines,
  openTestDatabase,
  type TestDatabase,
} from '../../testing/database/open-test-database.server.ts';
import { addPerson, type Person } from '../../testing/database/people.server.ts';

describe.each(engines)('the journal on %s', (engine) => {
  let test: TestDatabase;
  let ada: Person;
  let ben: Person;

  beforeAll(async () => {
    test = await openTestDatabase(engine, inject('postgresUrl'));
    ada = await addPerson(test.database);
    ben = await addPerson(test.database, { admin: true });
  });
  afterAll(() => test.close());

  const as = <Result extends object>(person: Person, text: string, values: unknown[] = []) =>
    test.database.tx(
      'authenticated',
      person.claims,
      async (tx) => (await tx.query<Result>(text, values)).rows,
    );

  describe.each(['journal_entries', 'journal_photos'])('%s', (table) => {
    const add = (person: Person, owner = person, day = '2026-03-31', body: unknown = {}) =>
      as<{ id: string }>(
        person,
        `insert into ${table} (id, user_id, day, body) values ($1, $2, $3, $4) returning id`,
        [randomUUID(), owner.id, day, JSON.stringify(body)],
      );

    it('is read, changed and deleted by who wrote it, and by nobody else, not even an admin', async () => {
      const [made] = await add(ada);
      const change = `update ${table} set body = '{"mood": 1}' where id = $1 returning id`;
      const away = `delete from ${table} where id = $1 returning id`;
      expect(await as(ben, `select id from ${table} where id = $1`, [made?.id])).toHaveLength(0);
      expect(await as(ben, change, [made?.id])).toHaveLength(0);
      expect(await as(ben, away, [made?.id])).toHaveLength(0);
      expect(await as(ada, change, [made?.id])).toHaveLength(1);
      expect(await as(ada, away, [made?.id])).toHaveLength(1);
      await expect(add(ben, ada)).rejects.toThrow(/row-level security/);
    });

    it('is refused for no day, as no object, and when it is too large', async () => {
      await expect(add(ada, ada, 'yesterday')).rejects.toThrow(/_day_check/);
      await expect(add(ada, ada, '2026-03-31', [])).rejects.toThrow(/_body_check/);
      await expect(add(ada, ada, '2026-03-31', { text: 'x'.repeat(1_100_000) })).rejects.toThrow(
        /_body_check/,
      );
    });
  });

  it('keeps keys for who has them', async () => {
    const add = `insert into journal_keys (id, user_id, salt, iterations, iv, wrapped)
      values ($1, $2, $3, $4, $5, $6) returning id`;
    const values = [randomUUID(), ada.id, 'a'.repeat(24), 600_000, 'b'.repeat(16), 'c'.repeat(64)];
    expect(await as(ada, add, values)).toHaveLength(1);
    expect(await as(ben, 'select id from journal_keys')).toHaveLength(0);
    const weak = [randomUUID(), ada.id, 'a'.repeat(24), 1000, 'b'.repeat(16), 'c'.repeat(64)];
    await expect(as(ada, add, weak)).rejects.toThrow(/journal_keys_iterations_check/);
  });
});
