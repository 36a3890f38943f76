import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import {
  engines,
  openTestDatabase,
  type TestDatabase,
} from '../../testing/database/open-test-database.server.ts';
import { addPerson, type Person } from '../../testing/database/people.server.ts';

const child = randomUUID();
const rows = [
  ['early_children', 'name, animal, band', "'Kim', 'fox', '3-4'"],
  ['early_days', 'child_id, device, day', `'${child}', 'd', '2026-03-31'`],
] as const;

describe.each(engines)('children who learn on %s', (engine) => {
  let test: TestDatabase;
  let ada: Person;
  let ben: Person;

  beforeAll(async () => {
    test = await openTestDatabase(engine, inject('postgresUrl'));
    ada = await addPerson(test.database);
    ben = await addPerson(test.database, { admin: true });
  });
  afterAll(() => test.close());

  const as = (person: Person, text: string, values: unknown[] = []) =>
    test.database.tx('authenticated', person.claims, async (tx) => (await tx.query(text, values)).rows);

  it.each(rows)(
    '%s are read and deleted by who made them, and by nobody else',
    async (table, columns, values) => {
      const id = randomUUID();
      const insert = `insert into ${table} (id, user_id, ${columns}) values ($1, $2, ${values}) returning id`;
      await expect(as(ben, insert, [id, ada.id])).rejects.toThrow(/row-level security/);
      expect(await as(ada, insert, [id, ada.id])).toHaveLength(1);
      expect(await as(ben, `select id from ${table} where id = $1`, [id])).toHaveLength(0);
      expect(await as(ben, `delete from ${table} where id = $1 returning id`, [id])).toHaveLength(0);
      expect(await as(ada, `delete from ${table} where id = $1 returning id`, [id])).toHaveLength(1);
    },
  );

  it('are refused with an age that there is not, and more than a day holds', async () => {
    const wrongBand =
      "insert into early_children (id, user_id, name, animal, band) values ($1, $2, 'Kim', 'fox', '9-10')";
    await expect(as(ada, wrongBand, [randomUUID(), ada.id])).rejects.toThrow(/check/);
    const tooMuch =
      'insert into early_days (id, user_id, child_id, device, day, answers) values ($1, $2, $3, $4, $5, $6)';
    const answers = JSON.stringify(Array.from({ length: 9000 }, () => ['counting/how-many/1', 1, 1, 1000]));
    await expect(as(ada, tooMuch, [randomUUID(), ada.id, child, 'd', '2026-03-31', answers])).rejects.toThrow(
      /check/,
    );
  });
});
