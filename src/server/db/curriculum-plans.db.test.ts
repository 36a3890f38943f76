import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import {
  engines,
  openTestDatabase,
  type TestDatabase,
} from '../../testing/database/open-test-database.server.ts';
import { addPerson, type Person } from '../../testing/database/people.server.ts';

describe.each(engines)('curricula on %s', (engine) => {
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
    { title = 'Statistics', plan = {} }: { title?: string; plan?: unknown } = {},
  ) =>
    as<{ id: string }>(
      person,
      'insert into curriculum_plans (id, user_id, title, plan) values ($1, $2, $3, $4) returning id',
      [randomUUID(), owner.id, title, JSON.stringify(plan)],
    );

  it('are read, changed and deleted by who made them, and by nobody else, not even an admin', async () => {
    const [made] = await add(ada);
    const id = made?.id;
    expect(await as(ada, 'select id from curriculum_plans where id = $1', [id])).toHaveLength(1);
    expect(await as(ben, 'select id from curriculum_plans where id = $1', [id])).toHaveLength(0);
    const change = `update curriculum_plans set progress = '{"done": {}}' where id = $1 returning id`;
    expect(await as(ben, change, [id])).toHaveLength(0);
    expect(await as(ben, 'delete from curriculum_plans where id = $1 returning id', [id])).toHaveLength(0);
    expect(await as(ada, change, [id])).toHaveLength(1);
    expect(await as(ada, 'delete from curriculum_plans where id = $1 returning id', [id])).toHaveLength(1);
  });

  it('cannot be put under another name or given away, and are not for visitors', async () => {
    await expect(add(ben, ada)).rejects.toThrow(/row-level security/);
    const [made] = await add(ada);
    await expect(
      as(ada, 'update curriculum_plans set user_id = $1 where id = $2', [ben.id, made?.id]),
    ).rejects.toThrow(/permission denied/);
    await expect(
      test.database.tx('anon', {}, (tx) => tx.query('select id from curriculum_plans')),
    ).rejects.toThrow(/permission denied/);
  });

  it('are refused without a title, of another form, or too large', async () => {
    await expect(add(ada, ada, { title: '' })).rejects.toThrow(/curriculum_plans_title_check/);
    await expect(add(ada, ada, { plan: [] })).rejects.toThrow(/curriculum_plans_plan_check/);
    await expect(add(ada, ada, { plan: { text: 'x'.repeat(1_100_000) } })).rejects.toThrow(
      /curriculum_plans_plan_check/,
    );
  });
});
