import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import {
  engines,
  openTestDatabase,
  type TestDatabase,
} from '../../testing/database/open-test-database.server.ts';
import { addPerson, type Person } from '../../testing/database/people.server.ts';
import { recordsOfPeople } from '../../testing/database/records-of-people.ts';

type Values = Readonly<Record<string, unknown>>;

describe.each(engines)('what people keep for themselves, on %s', (engine) => {
  let test: TestDatabase;
  let ada: Person;
  let ben: Person;

  beforeAll(async () => {
    test = await openTestDatabase(engine, inject('postgresUrl'));
    ada = await addPerson(test.database);
    ben = await addPerson(test.database, { admin: true });
  });
  afterAll(() => test.close());

  const as = async (person: Person, text: string, values: unknown[] = []) =>
    test.database.tx('authenticated', person.claims, async (tx) => (await tx.query(text, values)).rows);

  /** Under the name of `owner`, which is not always that of who does it. */
  async function add(table: string, person: Person, owner: Person, given: Values): Promise<string> {
    const id = randomUUID();
    const row: Values = { id, user_id: owner.id, ...given };
    const places = Object.keys(row).map((_, index) => `$${index + 1}`);
    const insert = `insert into ${table} (${Object.keys(row).join(', ')}) values (${places.join(', ')})`;
    await as(person, insert, Object.values(row).map(toParameter));
    return id;
  }

  const set = (table: string, person: Person, id: string, changes: Values) =>
    as(
      person,
      `update ${table} set ${Object.keys(changes)
        .map((name, index) => `${name} = $${index + 2}`)
        .join(', ')} where id = $1 returning id`,
      [id, ...Object.values(changes).map(toParameter)],
    );

  describe.each(recordsOfPeople)('$table', ({ table, row, changes, fixed, refused }) => {
    const read = (person: Person, id: string) => as(person, `select id from ${table} where id = $1`, [id]);
    const remove = (person: Person, id: string) =>
      as(person, `delete from ${table} where id = $1 returning id`, [id]);

    it('is read and deleted by whose it is, and by nobody else, not even an admin', async () => {
      const id = await add(table, ada, ada, row);
      expect(await read(ada, id)).toHaveLength(1);
      expect(await read(ben, id)).toHaveLength(0);
      expect(await remove(ben, id)).toHaveLength(0);
      expect(await remove(ada, id)).toHaveLength(1);
    });

    it.each(changes === undefined ? [] : [changes])('is changed by whose it is alone: %j', async (wanted) => {
      const id = await add(table, ada, ada, row);
      expect(await set(table, ben, id, wanted)).toHaveLength(0);
      expect(await set(table, ada, id, wanted)).toHaveLength(1);
    });

    it('cannot be put under another name, given away, or made into something else', async () => {
      await expect(add(table, ben, ada, row)).rejects.toThrow(/row-level security/);
      const id = await add(table, ada, ada, row);
      for (const [name, value] of Object.entries({ user_id: ben.id, ...fixed }))
        await expect(set(table, ada, id, { [name]: value })).rejects.toThrow(/permission denied/);
    });

    it('is not for visitors, who keep theirs on their device', async () => {
      await expect(test.database.tx('anon', {}, (tx) => tx.query(`select id from ${table}`))).rejects.toThrow(
        /permission denied/,
      );
    });

    it('goes with the account', async () => {
      const gone = await addPerson(test.database);
      await add(table, gone, gone, row);
      const left = await test.database.tx('service_role', {}, async (tx) => {
        await tx.query('delete from auth.users where id = $1', [gone.id]);
        return (await tx.query(`select id from ${table} where user_id = $1`, [gone.id])).rows;
      });
      expect(left).toEqual([]);
    });

    it.each(refused)('is refused $why', async ({ given, check }) => {
      await expect(add(table, ada, ada, { ...row, ...given })).rejects.toThrow(`${table}_${check}_check`);
    });
  });
});

function toParameter(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
}
