import { readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Contender, openKora } from '../wire/contenders.ts';
import { freezeServer } from '../wire/freeze-server.ts';
import { HttpConnection } from '../wire/http-connection.ts';
import { ask, type Person, type Seeded, seed } from '../wire/seed.ts';

/** What every person has in addition: notes of their own to insert, and a function that takes as long as it is told. */
const migration = `
create table public.bench_notes (
  id bigint generated always as identity primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  body text not null
);
create index bench_notes_user on public.bench_notes (user_id);
call internal.close_table('public.bench_notes');
grant select, insert on public.bench_notes to authenticated;
create policy own_read on public.bench_notes for select to authenticated using (user_id = (select auth.uid()));
create policy own_write on public.bench_notes for insert to authenticated with check (user_id = (select auth.uid()));
create function public.bench_count(high bigint) returns bigint language sql stable as 'select count(*) from generate_series(1, high)';
grant execute on function public.bench_count(bigint) to authenticated;
`;

/** Builds the server once and gives the copy one migration more. */
export function freezeWithCrowd(): string {
  const program = freezeServer();
  const folder = join(dirname(program), '../../src/server/db/migrations');
  const next = readdirSync(folder).filter((name) => name.endsWith('.sql')).length + 1;
  writeFileSync(join(folder, `${String(next).padStart(4, '0')}-bench-notes.sql`), migration);
  return program;
}

export interface Prepared extends Seeded {
  readonly ordinary: readonly Person[];
  readonly hostile: readonly Person[];
}

const hostileNotes = 20_000;
const perInsert = 5_000;

/** The first is the admin, then come those who work, then those who attack, who have many rows to do it with. */
export async function prepare(
  engine: Parameters<typeof openKora>[0],
  program: string,
  counts: { ordinary: number; hostile: number },
): Promise<Prepared> {
  const contender: Contender = await openKora(engine, program);
  try {
    const seeded = await seed(contender, 1 + counts.ordinary + counts.hostile);
    const ordinary = seeded.people.slice(1, 1 + counts.ordinary);
    const hostile = seeded.people.slice(1 + counts.ordinary);
    await fillNotes(seeded, hostile);
    return { ...seeded, ordinary, hostile };
  } catch (error) {
    await contender.close();
    throw error;
  }
}

async function fillNotes(seeded: Seeded, people: readonly Person[]): Promise<void> {
  const connection = await HttpConnection.open(seeded.server.port);
  try {
    const { secret } = seeded.keys;
    const headers = {
      apikey: secret,
      authorization: `Bearer ${secret}`,
      prefer: 'return=minimal',
    };
    for (const { id } of people) {
      for (let from = 0; from < hostileNotes; from += perInsert) {
        const json = Array.from({ length: perInsert }, (_, at) => ({
          user_id: id,
          body: `${'ab'.repeat(40)} note ${(from + at) * 7919}`,
        }));
        await ask(connection, { method: 'POST', path: '/rest/v1/bench_notes', headers, json });
      }
    }
  } finally {
    connection.close();
  }
}
