import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import {
  engines,
  openTestDatabase,
  type TestDatabase,
} from '../../testing/database/open-test-database.server.ts';
import { addPerson, type Person } from '../../testing/database/people.server.ts';

const deck = randomUUID();
const rows = [
  ['study_decks', 'name', "'Cells'"],
  ['study_pages', 'deck_id, cards', `'${deck}', '[]'`],
  ['study_reviews', 'device, day, reviews', "'d', '2026-03-31', '[]'"],
  ['study_notes', 'deck_id, title, body', `'${deck}', 'Cells', 'Text'`],
  ['study_pictures', 'deck_id, data', `'${deck}', 'data:image/png;base64,AA'`],
] as const;

describe.each(engines)('cards to learn with on %s', (engine) => {
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

  it('are refused when they are too large, or no picture', async () => {
    const picture = 'insert into study_pictures (id, user_id, deck_id, data) values ($1, $2, $3, $4)';
    const large = `data:image/png;base64,${'A'.repeat(720_000)}`;
    await expect(as(ada, picture, [randomUUID(), ada.id, deck, large])).rejects.toThrow(/check/);
    await expect(as(ada, picture, [randomUUID(), ada.id, deck, 'data:text/html,x'])).rejects.toThrow(/check/);
  });
});
