import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import {
  engines,
  openTestDatabase,
  type TestDatabase,
} from '../../testing/database/open-test-database.server.ts';
import { addPerson, type Person } from '../../testing/database/people.server.ts';

describe.each(engines)('conversations with the assistant on %s', (engine) => {
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

  const insert = `insert into ask_conversations (id, user_id, title, folder, turns)
    values ($1, $2, $3, $4, $5) returning id`;
  const add = (
    person: Person,
    owner = person,
    given: { title?: string; folder?: string; turns?: unknown } = {},
  ) =>
    as<{ id: string }>(person, insert, [
      randomUUID(),
      owner.id,
      given.title ?? 'What is 15% of 240?',
      given.folder ?? '',
      JSON.stringify(given.turns ?? []),
    ]);

  it('are read, changed and deleted by who asked, and by nobody else, not even an admin', async () => {
    const [made] = await add(ada);
    const id = made?.id;
    expect(await as(ada, 'select id from ask_conversations where id = $1', [id])).toHaveLength(1);
    expect(await as(ben, 'select id from ask_conversations where id = $1', [id])).toHaveLength(0);
    const change = `update ask_conversations
      set title = 'Taken', folder = 'Work', pinned = true, turns = '[{}]', shown = id where id = $1 returning id`;
    expect(await as(ben, change, [id])).toHaveLength(0);
    expect(await as(ben, 'delete from ask_conversations where id = $1 returning id', [id])).toHaveLength(0);
    expect(await as(ada, change, [id])).toHaveLength(1);
    expect(await as(ada, 'delete from ask_conversations where id = $1 returning id', [id])).toHaveLength(1);
  });

  it('cannot be put under another name or given away', async () => {
    await expect(add(ben, ada)).rejects.toThrow(/row-level security/);
    const [made] = await add(ada);
    await expect(
      as(ada, 'update ask_conversations set user_id = $1 where id = $2', [ben.id, made?.id]),
    ).rejects.toThrow(/permission denied/);
  });

  it('are not for visitors, who keep theirs on their device', async () => {
    await expect(
      test.database.tx('anon', {}, (tx) => tx.query('select id from ask_conversations')),
    ).rejects.toThrow(/permission denied/);
  });

  it('are refused without a title, in a folder with a name that is too long, and when they are too large', async () => {
    await expect(add(ada, ada, { title: '' })).rejects.toThrow(/ask_conversations_title_check/);
    await expect(add(ada, ada, { title: 'x'.repeat(121) })).rejects.toThrow(/ask_conversations_title_check/);
    await expect(add(ada, ada, { folder: 'x'.repeat(61) })).rejects.toThrow(/ask_conversations_folder_check/);
    await expect(add(ada, ada, { turns: {} })).rejects.toThrow(/ask_conversations_turns_check/);
    const many = Array.from({ length: 1001 }, () => 0);
    await expect(add(ada, ada, { turns: many })).rejects.toThrow(/ask_conversations_turns_check/);
    await expect(add(ada, ada, { turns: ['x'.repeat(1_900_001)] })).rejects.toThrow(
      /ask_conversations_turns_check/,
    );
  });

  it('go with the account', async () => {
    const gone = await addPerson(test.database);
    await add(gone);
    const left = await test.database.tx('service_role', {}, async (tx) => {
      await tx.query('delete from auth.users where id = $1', [gone.id]);
      return (await tx.query('select id from ask_conversations where user_id = $1', [gone.id])).rows;
    });
    expect(left).toEqual([]);
  });
});
