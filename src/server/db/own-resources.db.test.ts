import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import {
  engines,
  openTestDatabase,
  type TestDatabase,
} from '../../testing/database/open-test-database.server.ts';
import { addPerson, type Person } from '../../testing/database/people.server.ts';

describe.each(engines)('resources of one’s own on %s', (engine) => {
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

  const add = (
    person: Person,
    owner = person,
    given: { kind?: string; title?: string; jobs?: unknown; body?: string } = {},
  ) =>
    as<{ id: string }>(
      person,
      `insert into own_resources (id, user_id, kind, title, jobs, body) values ($1, $2, $3, $4, $5, $6) returning id`,
      [
        randomUUID(),
        owner.id,
        given.kind ?? 'checklist',
        given.title ?? 'Closing the shop',
        JSON.stringify(given.jobs ?? ['operations']),
        given.body ?? '- [ ] Lights',
      ],
    );

  it('are read, changed and deleted by who made them, and by nobody else, not even an admin', async () => {
    const [made] = await add(ada);
    const id = made?.id;
    expect(await as(ada, 'select id from own_resources where id = $1', [id])).toHaveLength(1);
    expect(await as(ben, 'select id from own_resources where id = $1', [id])).toHaveLength(0);
    const change = "update own_resources set title = 'Taken' where id = $1 returning id";
    expect(await as(ben, change, [id])).toHaveLength(0);
    expect(await as(ben, 'delete from own_resources where id = $1 returning id', [id])).toHaveLength(0);
    expect(await as(ada, change, [id])).toHaveLength(1);
    expect(await as(ada, 'delete from own_resources where id = $1 returning id', [id])).toHaveLength(1);
  });

  it('cannot be put under another name or given away', async () => {
    await expect(add(ben, ada)).rejects.toThrow(/row-level security/);
    const [made] = await add(ada);
    await expect(
      as(ada, 'update own_resources set user_id = $1 where id = $2', [ben.id, made?.id]),
    ).rejects.toThrow(/permission denied/);
  });

  it('are refused when they are of no kind, without a title, for too many jobs, or too long', async () => {
    await expect(add(ada, ada, { kind: 'poster' })).rejects.toThrow(/own_resources_kind_check/);
    await expect(add(ada, ada, { title: '' })).rejects.toThrow(/own_resources_title_check/);
    await expect(add(ada, ada, { jobs: ['a', 'b', 'c', 'd'] })).rejects.toThrow(/own_resources_jobs_check/);
    await expect(add(ada, ada, { body: 'x'.repeat(250_001) })).rejects.toThrow(/own_resources_body_check/);
  });
});
