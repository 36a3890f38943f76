import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { planFromText } from '../../engine/generate.ts';
import { limits } from '../../kernel/limits.ts';
import {
  engines,
  openTestDatabase,
  type TestDatabase,
} from '../../testing/database/open-test-database.server.ts';
import { addPerson } from '../../testing/database/people.server.ts';
import { addSharedApp } from '../../testing/hosting/add-shared-app.server.ts';
import type { Claims } from '../db/database.ts';

const { hosting } = limits;
const spec = planFromText('A community board where members post notes with title, text and category');
const home = 's'.repeat(32);

interface Result {
  ok: boolean;
  reason?: string;
  message?: string;
}

describe.each(engines)('the part of guests in the store of an app on %s', (engine) => {
  let test: TestDatabase;
  let app: string;

  beforeAll(async () => {
    test = await openTestDatabase(engine, inject('postgresUrl'));
    const owner = await addPerson(test.database);
    app = (await addSharedApp(test.database, owner.id, spec)).id;
  }, 120_000);
  afterAll(() => test.close());

  const claims = (id: string, source: string): Claims => ({
    app_id: app,
    visitor_id: id,
    visitor_role: id.startsWith('v:') ? 'Member' : '',
    visitor_name: 'Somebody',
    visitor_source: source,
  });
  const query = (text: string, values: unknown[] = []) =>
    test.database.tx('service_role', {}, async (tx) => (await tx.query(text, values)).rows);
  const change = async (who: Claims, ...changes: object[]): Promise<Result[]> => {
    const full = changes.map((one) => ({ key: randomUUID(), values: {}, collection: 'notes', ...one }));
    const { rows } = await test.database.tx('app_visitor', who, (tx) =>
      tx.query<{ results: Result[] }>('select internal.apply_changes($1::jsonb) as results', [
        JSON.stringify(full),
      ]),
    );
    return rows[0]?.results ?? [];
  };
  const add = (who: Claims, id = randomUUID()) => change(who, { kind: 'add', id });
  /** Many at once, and as if it had been over many hours. */
  const fill = async (who: Claims, count: number) => {
    for (let done = 0; done < count; done += 50)
      await test.database.tx('app_visitor', who, (tx) =>
        tx.query(
          `insert into public.app_records (app_id, collection, id, data, author)
           select $1, 'notes', gen_random_uuid()::text, '{}', $2 from generate_series(1, 50)`,
          [app, who['visitor_id']],
        ),
      );
    await query('delete from public.app_data_writes');
  };

  it('is as large as the limits say', async () => {
    const names = {
      records: hosting.records,
      bytes: hosting.bytes,
      guest_records: hosting.guestRecords,
      guest_bytes: hosting.guestBytes,
      device_records: hosting.deviceRecords,
      source_records: hosting.addressRecords,
      member_writes: hosting.memberChanges,
      guest_writes: hosting.guestChanges,
      writer_writes: hosting.visitorChanges,
      source_writes: hosting.addressChanges,
    };
    for (const [name, value] of Object.entries(names))
      expect(await query('select internal.hosting_limit($1)::integer as most', [name]), name).toEqual([
        { most: value },
      ]);
  });

  it('is bounded for one device and for one address, whatever cookies it brings', {
    timeout: 120_000,
  }, async () => {
    const devices = hosting.addressRecords / hosting.deviceRecords;
    for (let count = 0; count < devices; count++)
      await fill(claims(`g:device-${count}`, home), hosting.deviceRecords);
    expect(await add(claims('g:device-0', 'elsewhere'.padEnd(32, 'x')))).toMatchObject([
      { ok: false, reason: 'full', message: expect.stringContaining('A guest has no room') as string },
    ]);
    for (const id of ['g:another-device', ''])
      expect(await add(claims(id, home))).toMatchObject([
        { ok: false, reason: 'full', message: expect.stringContaining('from your network') as string },
      ]);
    expect(await add(claims('g:neighbour', 'n'.repeat(32)))).toMatchObject([{ ok: true }]);
    expect(await add(claims('v:member', home))).toMatchObject([{ ok: true }]);
    // Who makes room has room.
    const [own] = (await query("select id from public.app_records where author = 'g:device-1' limit 1")) as {
      id: string;
    }[];
    await query('update public.app_records set deleted_at = now() where id = $1', [own?.id]);
    expect(await add(claims('g:device-1', home))).toMatchObject([{ ok: true }]);
  });

  it('leaves room for those with an account when guests have filled theirs', async () => {
    await query('update public.app_data_state set guest_records = $2, records = $2 where app_id = $1', [
      app,
      hosting.guestRecords,
    ]);
    const id = randomUUID();
    expect(
      await change(
        claims('g:late', 'l'.repeat(32)),
        { kind: 'add', id },
        { kind: 'update', id, values: { title: 'x' } },
        { kind: 'add', id: 'notes-1' },
      ),
    ).toMatchObject([
      { ok: false, reason: 'full', message: expect.stringContaining('Sign in') as string },
      // What follows in the same record waits with it, instead of being lost as something about nothing.
      { ok: false, reason: 'full' },
      { ok: false },
    ]);
    expect(await add(claims('v:member', 'l'.repeat(32)))).toMatchObject([{ ok: true }]);
  });

  it('has hours of its own: guests do not use up the changes of members', async () => {
    await query('update public.app_data_state set guest_records = 0 where app_id = $1', [app]);
    const used = (writer: string, writes: number) =>
      query(
        `insert into public.app_data_writes (app_id, writer, hour, writes)
         values ($1, $2, date_trunc('hour', now()), $3)
         on conflict (app_id, writer, hour) do update set writes = excluded.writes`,
        [app, writer, writes],
      );
    await used('all:guests', hosting.guestChanges);
    expect(await add(claims('g:one', 'o'.repeat(32)))).toMatchObject([{ ok: false, reason: 'busy' }]);
    expect(await add(claims('v:one', 'o'.repeat(32)))).toMatchObject([{ ok: true }]);
    await used(`a:${'o'.repeat(32)}`, hosting.addressChanges);
    expect(await add(claims('v:two', 'o'.repeat(32)))).toMatchObject([{ ok: false, reason: 'busy' }]);
    expect(await add(claims('v:two', 'p'.repeat(32)))).toMatchObject([{ ok: true }]);
  });
});
