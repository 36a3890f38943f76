import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import {
  engines,
  openTestDatabase,
  type TestDatabase,
} from '../../testing/database/open-test-database.server.ts';
import { addPerson, type Person } from '../../testing/database/people.server.ts';

describe.each(engines)('tools of one’s own on %s', (engine) => {
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

  const insert = `insert into custom_tools (id, user_id, kind, name, version, definition)
    values ($1, $2, $3, $4, 1, $5) returning id`;
  const add = (
    person: Person,
    owner = person,
    given: { kind?: string; name?: string; definition?: unknown } = {},
  ) =>
    as<{ id: string }>(person, insert, [
      randomUUID(),
      owner.id,
      given.kind ?? 'tool',
      given.name ?? 'Paint',
      JSON.stringify(given.definition ?? { job: 'x' }),
    ]);

  it('are read, changed and deleted by who made them, and by nobody else, not even an admin', async () => {
    const [made] = await add(ada);
    const id = made?.id;
    expect(await as(ada, 'select id from custom_tools where id = $1', [id])).toHaveLength(1);
    expect(await as(ben, 'select id from custom_tools where id = $1', [id])).toHaveLength(0);
    const change = "update custom_tools set name = 'Taken', version = 2 where id = $1 returning id";
    expect(await as(ben, change, [id])).toHaveLength(0);
    expect(await as(ben, 'delete from custom_tools where id = $1 returning id', [id])).toHaveLength(0);
    expect(await as(ada, change, [id])).toHaveLength(1);
    expect(await as(ada, 'delete from custom_tools where id = $1 returning id', [id])).toHaveLength(1);
  });

  it('cannot be put under another name, given away, or made into something else', async () => {
    await expect(add(ben, ada)).rejects.toThrow(/row-level security/);
    const [made] = await add(ada);
    await expect(
      as(ada, 'update custom_tools set user_id = $1 where id = $2', [ben.id, made?.id]),
    ).rejects.toThrow(/permission denied/);
    await expect(as(ada, "update custom_tools set kind = 'agent' where id = $1", [made?.id])).rejects.toThrow(
      /permission denied/,
    );
  });

  it('are not for visitors', async () => {
    await expect(
      test.database.tx('anon', {}, (tx) => tx.query('select id from custom_tools')),
    ).rejects.toThrow(/permission denied/);
  });

  it('are refused when they are of no kind, without a name, or too large', async () => {
    await expect(add(ada, ada, { kind: 'script' })).rejects.toThrow(/custom_tools_kind_check/);
    await expect(add(ada, ada, { name: '' })).rejects.toThrow(/custom_tools_name_check/);
    await expect(add(ada, ada, { definition: [] })).rejects.toThrow(/custom_tools_definition_check/);
    await expect(add(ada, ada, { definition: { text: 'x'.repeat(600_000) } })).rejects.toThrow(
      /custom_tools_definition_check/,
    );
  });
});
