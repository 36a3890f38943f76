import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { manualClock } from '../../../kernel/clock.ts';
import {
  engines,
  openTestDatabase,
  type TestDatabase,
} from '../../../testing/database/open-test-database.server.ts';
import { addPerson } from '../../../testing/database/people.server.ts';
import type { Caller } from '../../auth/caller.ts';
import { nobody } from '../../auth/caller.ts';
import type { Database } from '../../db/database.ts';
import { run as runForgetting } from '../../jobs/forget-idempotency-keys/run.server.ts';
import type { JobRun } from '../../jobs/job-run.ts';
import type { Queue } from '../../jobs/queue.ts';
import { migrationsDirectory } from '../../package-root.server.ts';
import { answerRequest } from '../answer-request.server.ts';
import { openRestApi, type RestApi } from '../open-rest-api.server.ts';
import { sweepDaily } from './sweep-daily.server.ts';

const notes = `
create table public.notes (
  user_id uuid not null default auth.uid(), line text not null check (line <> 'bad'), at timestamptz not null default clock_timestamp()
);
call internal.close_table('public.notes');
grant select, insert, update, delete on public.notes to authenticated;
create policy own on public.notes to authenticated using (user_id = auth.uid()) with check (user_id = auth.uid());
create function public.add_note(line text) returns int language sql
as $$ insert into public.notes (line) values (line); select count(*)::int from public.notes $$;
grant execute on function public.add_note(text) to authenticated;`;

describe.each(engines)('writes with an idempotency key on %s', (engine) => {
  let test: TestDatabase;
  let migrations: string;
  let api: RestApi;
  let ann: Caller;
  let ben: Caller;
  let count = 0;

  beforeAll(async () => {
    migrations = mkdtempSync(join(tmpdir(), 'kora-notes-'));
    cpSync(migrationsDirectory(), migrations, { recursive: true });
    const last = readdirSync(migrations).filter((file) => file.endsWith('.sql')).length + 1;
    writeFileSync(join(migrations, `${String(last).padStart(4, '0')}-notes.sql`), notes);
    test = await openTestDatabase(engine, inject('postgresUrl'), { migrationsDirectory: migrations });
    api = openRestApi(test.database);
  });
  afterAll(async () => {
    await test.close();
    rmSync(migrations, { recursive: true, force: true });
  });
  beforeEach(async () => {
    const signedIn = async (): Promise<Caller> => ({
      role: 'authenticated',
      claims: (await addPerson(test.database)).claims,
    });
    ann = await signedIn();
    ben = await signedIn();
  });

  const freshKey = () => `key-${++count}`;

  async function ask(
    as: Caller,
    method: string,
    path: string,
    key: string | undefined,
    body?: unknown,
    on = api,
  ) {
    const request = new Request(`http://api.test/rest/v1/${path}`, {
      method,
      headers: {
        prefer: 'return=representation',
        'content-type': 'application/json',
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const faults: unknown[] = [];
    const answer = await answerRequest(on, { request, body: () => request.text(), caller: as }, (error) =>
      faults.push(error),
    );
    const text = await answer.text();
    return {
      status: answer.status,
      json: text === '' ? undefined : (JSON.parse(text) as unknown),
      replayed: answer.headers.get('idempotent-replayed') === 'true',
      range: answer.headers.get('content-range'),
      faults,
    };
  }

  const linesOf = async (who: Caller) => {
    const { json } = await ask(who, 'GET', 'notes?select=line&order=at', undefined);
    return (json as { line: string }[]).map(({ line }) => line);
  };

  it('answers an insert that is sent again as before, and writes once', async () => {
    const key = freshKey();
    const first = await ask(ann, 'POST', 'notes?select=line,at', key, { line: 'a' });
    const again = await ask(ann, 'POST', 'notes?select=line,at', key, { line: 'a' });
    expect(first).toMatchObject({ status: 201, json: [{ line: 'a' }], replayed: false });
    expect(again).toEqual({ ...first, replayed: true });
    expect(await linesOf(ann)).toEqual(['a']);
  });

  it('does the same for changes, removals and functions', async () => {
    await ask(ann, 'POST', 'notes', undefined, { line: 'a' });
    const change = freshKey();
    const changed = await ask(ann, 'PATCH', 'notes?line=eq.a&select=line', change, { line: 'b' });
    expect(changed).toMatchObject({ status: 200, json: [{ line: 'b' }] });
    const changedAgain = await ask(ann, 'PATCH', 'notes?line=eq.a&select=line', change, { line: 'b' });
    expect(changedAgain).toEqual({ ...changed, replayed: true });

    const call = freshKey();
    expect((await ask(ann, 'POST', 'rpc/add_note', call, { line: 'c' })).json).toBe(2);
    expect(await ask(ann, 'POST', 'rpc/add_note', call, { line: 'c' })).toMatchObject({
      json: 2,
      replayed: true,
    });

    const removal = freshKey();
    const removed = await ask(ann, 'DELETE', 'notes?line=eq.b&select=line', removal);
    expect(removed.json).toEqual([{ line: 'b' }]);
    expect(await ask(ann, 'DELETE', 'notes?line=eq.b&select=line', removal)).toEqual({
      ...removed,
      replayed: true,
    });
    expect(await linesOf(ann)).toEqual(['c']);
  });

  it('remembers also that a change found nothing to change', async () => {
    const key = freshKey();
    expect((await ask(ann, 'PATCH', 'notes?line=eq.a', key, { line: 'b' })).json).toEqual([]);
    await ask(ann, 'POST', 'notes', undefined, { line: 'a' });
    expect(await ask(ann, 'PATCH', 'notes?line=eq.a', key, { line: 'b' })).toMatchObject({
      json: [],
      replayed: true,
    });
    expect(await linesOf(ann)).toEqual(['a']);
  });

  it('refuses the key of another request, and keeps what was written', async () => {
    const key = freshKey();
    await ask(ann, 'POST', 'notes', key, { line: 'a' });
    const others = [
      await ask(ann, 'POST', 'notes', key, { line: 'b' }),
      await ask(ann, 'POST', 'notes?select=line', key, { line: 'a' }),
      await ask(ann, 'DELETE', 'notes?line=eq.a', key),
    ];
    for (const other of others)
      expect(other).toMatchObject({ status: 422, json: { code: 'idempotency_key_reused' }, faults: [] });
    expect(await linesOf(ann)).toEqual(['a']);
  });

  it('keeps nothing of a request that failed: it may be sent again, corrected', async () => {
    const key = freshKey();
    expect((await ask(ann, 'POST', 'notes', key, { line: 'bad' })).status).toBe(400);
    expect((await ask(ann, 'POST', 'notes', key, { line: 'good' })).status).toBe(201);
    expect(await linesOf(ann)).toEqual(['good']);
  });

  it('keeps each person to their own keys', async () => {
    const key = freshKey();
    await ask(ann, 'POST', 'notes', key, { line: 'of ann' });
    expect(await ask(ben, 'POST', 'notes', key, { line: 'of ben' })).toMatchObject({
      status: 201,
      replayed: false,
    });
    expect([await linesOf(ann), await linesOf(ben)]).toEqual([['of ann'], ['of ben']]);
  });

  it('writes once when many send the same at the same moment', async () => {
    const key = freshKey();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => ask(ann, 'POST', 'notes?select=line', key, { line: 'a' })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 201));
    expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1);
    expect(await linesOf(ann)).toEqual(['a']);
  });

  it('writes once when the answer is lost on the way, and not at all when the work was', async () => {
    const key = freshKey();
    const lost = openRestApi(breaking(test.database, 'after'));
    expect((await ask(ann, 'POST', 'notes', key, { line: 'a' }, lost)).status).toBe(500);
    expect(await ask(ann, 'POST', 'notes', key, { line: 'a' })).toMatchObject({
      status: 201,
      replayed: true,
    });
    expect(await linesOf(ann)).toEqual(['a']);

    const next = freshKey();
    const undone = openRestApi(breaking(test.database, 'before'));
    expect((await ask(ann, 'POST', 'notes', next, { line: 'b' }, undone)).status).toBe(500);
    expect(await linesOf(ann)).toEqual(['a']);
    expect(await ask(ann, 'POST', 'notes', next, { line: 'b' })).toMatchObject({ replayed: false });
    expect(await linesOf(ann)).toEqual(['a', 'b']);
  });

  it('refuses a key that is none, and a key of nobody', async () => {
    expect(await ask(ann, 'POST', 'notes', 'x'.repeat(201), { line: 'a' })).toMatchObject({
      status: 400,
      json: { code: 'idempotency_key_invalid' },
    });
    expect(await ask(nobody, 'POST', 'notes', freshKey(), { line: 'a' })).toMatchObject({ status: 401 });
    expect(await ask({ role: 'service_role', claims: {} }, 'POST', 'notes', freshKey(), {})).toMatchObject({
      status: 400,
    });
    expect(await linesOf(ann)).toEqual([]);
  });

  it('lets nobody read or write kept answers', async () => {
    for (const caller of [ann, nobody])
      await expect(
        test.database.tx(caller.role, caller.claims, (tx) =>
          tx.query('select * from internal.idempotency_keys'),
        ),
      ).rejects.toMatchObject({ code: '42501' });
  });

  it('forgets after seven days, by a job that a write asks for once a day', async () => {
    const [old, young] = [freshKey(), freshKey()];
    await ask(ann, 'POST', 'notes', old, { line: 'old' });
    await ask(ann, 'POST', 'notes', young, { line: 'young' });
    const age = (key: string, hours: number) =>
      test.database.tx('service_role', {}, (tx) =>
        tx.query(
          'update internal.idempotency_keys set created_at = now() - make_interval(hours => $2) where user_id = $1 and key = $3',
          [ann.claims.sub, hours, key],
        ),
      );
    await age(old, 7 * 24 + 1);
    await age(young, 7 * 24 - 1);
    await runForgetting({ database: test.database, log: pino({ level: 'silent' }) } as JobRun);
    expect((await ask(ann, 'POST', 'notes', young, { line: 'young' })).replayed).toBe(true);
    expect((await ask(ann, 'POST', 'notes', old, { line: 'old' })).replayed).toBe(false);

    const sent: unknown[] = [];
    const clock = manualClock('2026-11-15T23:59:00Z');
    const queue = { send: async (...given: unknown[]) => void sent.push(given[2]) } as unknown as Queue;
    const sweep = sweepDaily({ queue, clock, log: pino({ level: 'silent' }) });
    sweep();
    sweep();
    clock.advance(120_000);
    sweep();
    expect(sent).toEqual([{ onceKey: '2026-11-15' }, { onceKey: '2026-11-16' }]);
  });
});

/** A database that breaks down right after it has committed, or right before. */
function breaking(database: Database, when: 'before' | 'after'): Database {
  return {
    ...database,
    tx: async (role, claims, fn, options) => {
      const result = await database.tx(
        role,
        claims,
        async (tx) => {
          const given = await fn(tx);
          if (role === 'authenticated' && when === 'before') throw new Error('power cut');
          return given;
        },
        options,
      );
      if (role === 'authenticated' && when === 'after') throw new Error('connection lost');
      return result;
    },
  };
}
