import type { Database } from '../../src/server/db/database.ts';
import { appsEach, people } from './work.ts';

/** People with apps, so that row security has something to leave out. Answers with the people's ids. */
export async function seedApps(database: Database): Promise<string[]> {
  const ids = await addPeople(database, people);
  await database.tx('service_role', {}, (tx) =>
    tx.query(
      `insert into public.apps (user_id, app_name, description, created_at)
       select person, 'App ' || number, repeat('An app that does something useful. ', 5), now() - number * interval '1 minute'
       from unnest($1::uuid[]) person, generate_series(1, $2) number`,
      [ids, appsEach],
    ),
  );
  return ids;
}

export async function addPeople(database: Database, count: number): Promise<string[]> {
  const { rows } = await database.tx('service_role', {}, (tx) =>
    tx.query<{ id: string }>(
      `insert into auth.users (email)
       select gen_random_uuid() || '@kora.example' from generate_series(1, $1) returning id`,
      [count],
    ),
  );
  return rows.map((row) => row.id);
}
