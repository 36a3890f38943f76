import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type AuthTestServer, startAuthServer } from '../../testing/auth/start-auth-server.server.ts';
import { asPostgresOwner, engines } from '../../testing/database/open-test-database.server.ts';
import { libraryClient } from '../../testing/rest/library-client.server.ts';
import { type Library, openLibrary } from '../../testing/rest/open-library.server.ts';

describe.each(engines)('supabase-js and the schemas and plans of %s', (engine) => {
  let library: Library;
  let client: SupabaseClient;

  beforeAll(async () => {
    library = await openLibrary(engine, inject('postgresUrl'));
    client = libraryClient(library.with({ allowPlan: true }));
  });
  afterAll(() => library.close());

  it('reads, writes and calls in the schema that is asked for', async () => {
    const annex = client.schema('annex');
    expect((await annex.from('boxes').select().order('id')).data).toEqual([
      { id: 1, label: 'maps' },
      { id: 2, label: 'coins' },
    ]);
    const inserted = await annex.from('boxes').insert({ id: 3, label: 'stamps' }).select('label').single();
    expect(inserted).toMatchObject({ status: 201, data: { label: 'stamps' } });
    expect((await annex.from('boxes').update({ label: 'x' }).eq('id', 3)).error).toBeNull();
    expect((await annex.from('boxes').delete().eq('id', 3).select()).data).toEqual([{ id: 3, label: 'x' }]);
    expect((await annex.rpc('box_count')).data).toBe(2);
    expect((await annex.rpc('box_count', {}, { get: true })).data).toBe(2);
  });

  it('finds in each schema what is there, and nothing of the others', async () => {
    expect((await client.from('boxes').select()).error).toMatchObject({
      code: 'PGRST205',
      message: "Could not find the table 'public.boxes' in the schema cache",
    });
    expect((await client.schema('annex').from('books').select()).error).toMatchObject({
      code: 'PGRST205',
      message: "Could not find the table 'annex.books' in the schema cache",
    });
    // The key leads from one schema to the other: nothing is embedded along it, in neither direction.
    const outward = await client.schema('annex').from('boxed_books').select('id, books(title)');
    expect(outward.error).toMatchObject({
      code: 'PGRST200',
      details:
        "Searched for a foreign key relationship between 'boxed_books' and 'books' in the schema 'annex', but no matches were found.",
    });
    expect((await client.from('books').select('id, boxed_books(id)')).error?.code).toBe('PGRST200');
    const within = await client.schema('annex').from('boxed_books').select('id, boxes(label)').single();
    expect(within.data).toEqual({ id: 1, boxes: { label: 'maps' } });
  });

  it.each(['auth', 'internal', 'pgboss', 'pg_catalog', 'nowhere'])(
    'refuses the schema %s',
    async (schema) => {
      for (const answer of [
        await client.schema(schema).from('users').select(),
        await client.schema(schema).from('users').insert({}),
        await client.schema(schema).rpc('uid'),
      ])
        expect(answer).toMatchObject({
          status: 406,
          error: {
            code: 'PGRST106',
            message: `Invalid schema: ${schema}`,
            details: null,
            hint: 'Only the following schemas are exposed: public, annex',
          },
        });
    },
  );

  it('names the schema in answers with a body, where one was asked for or there is a choice', async () => {
    const profileOf = async (path: string, options: Parameters<Library['ask']>[1] = {}) =>
      (await library.ask(path, options)).headers.get('content-profile');
    expect(await profileOf('books?limit=1')).toBe('public');
    expect(await profileOf('boxes', { headers: { 'accept-profile': 'annex' } })).toBe('annex');
    const body = { id: 9, label: 'y' };
    const profile = { 'content-profile': 'annex' };
    const shown = { ...profile, prefer: 'return=representation' };
    expect(await profileOf('boxes', { method: 'POST', body, headers: shown })).toBe('annex');
    expect(await profileOf('boxes?id=eq.9', { method: 'DELETE', headers: profile })).toBeNull();
    expect(await profileOf('missing')).toBeNull();
    const alone = library.with({ schemas: ['public'] });
    const plain = await alone.ask('books?limit=1');
    expect(plain.headers.get('content-profile')).toBeNull();
    const named = await alone.ask('books?limit=1', { headers: { 'accept-profile': 'public' } });
    expect(named.headers.get('content-profile')).toBe('public');
  });

  it('describes the schema that is asked for', async () => {
    const described = await library.ask('', { headers: { 'accept-profile': 'annex' } });
    expect(described.headers.get('content-type')).toBe('application/openapi+json; charset=utf-8');
    expect(described.headers.get('content-profile')).toBe('annex');
    expect(described.json).toMatchObject({
      paths: { '/boxes': {}, '/rpc/box_count': {} },
      definitions: { boxes: { properties: { label: { type: 'string' } } } },
    });
    expect(Object.keys((described.json as { paths: object }).paths)).not.toContain('/books');
  });

  it.each([
    ['', 'OPTIONS,GET,HEAD'],
    ['books', 'OPTIONS,GET,HEAD,POST,PUT,PATCH,DELETE'],
    ['log_lines', 'OPTIONS,GET,HEAD,POST,PATCH,DELETE'],
    ['shelf_sizes', 'OPTIONS,GET,HEAD'],
    ['rpc/add_up', 'OPTIONS,GET,HEAD,POST'],
    ['rpc/write_line', 'OPTIONS,POST'],
  ])('tells what can be done at "%s"', async (path, allowed) => {
    const answer = await library.ask(path, { method: 'OPTIONS' });
    expect([answer.status, answer.headers.get('allow'), answer.text]).toEqual([200, allowed, '']);
  });

  it('cannot tell about what is not there', async () => {
    expect((await library.ask('nowhere', { method: 'OPTIONS' })).json).toMatchObject({ code: 'PGRST205' });
    expect((await library.ask('rpc/nothing', { method: 'OPTIONS' })).json).toMatchObject({
      code: 'PGRST202',
    });
    expect((await library.ask('a/b', { method: 'OPTIONS' })).json).toMatchObject({ code: 'PGRST125' });
  });

  it('explains in every format and with every option', async () => {
    const text = await client.from('books').select().explain();
    expect(text.data).toMatch(/^Aggregate {2}\(cost=/);
    const json = await client.from('books').select().explain({ format: 'json' });
    expect(json.data).toEqual([{ Plan: expect.any(Object) }]);
    const all = await client
      .from('books')
      .select('*, authors!author_id(*)')
      .eq('id', 1)
      .explain({ analyze: true, verbose: true, settings: true, buffers: true, wal: true, format: 'json' });
    expect(all.error).toBeNull();
    expect(all.data).toMatchObject([
      {
        Plan: { Output: expect.any(Array), 'Actual Rows': 1, 'Shared Hit Blocks': expect.any(Number) },
        'Execution Time': expect.any(Number),
      },
    ]);
    const forOne = 'application/vnd.pgrst.plan+text; for="application/vnd.pgrst.object+json"; options=;';
    const one = await library.with({ allowPlan: true }).ask('books', { headers: { accept: forOne } });
    expect([one.status, one.headers.get('content-type')]).toEqual([
      200,
      'application/vnd.pgrst.plan+text; for="application/vnd.pgrst.object+json"; charset=utf-8',
    ]);
    const wal = await client.from('books').select().explain({ wal: true });
    expect(wal).toMatchObject({ status: 400, error: { code: '22023' } });
  });

  it('explains changes and calls without their headers; only an analysis carries them out', async () => {
    const insert = client.from('publishers').insert({ id: 90, name: 'p' }).select();
    expect((await insert.explain()).data).toMatch(/Insert on/);
    const update = client.from('publishers').update({ name: 'q' }).eq('id', 1).select();
    expect((await update.explain({ format: 'json' })).data).toEqual([{ Plan: expect.any(Object) }]);
    expect((await client.from('publishers').delete().eq('id', 2).select().explain()).data).toMatch(
      /Delete on/,
    );
    expect((await client.rpc('books_by', { author: 1 }).explain()).data).toMatch(/^Aggregate/);
    expect((await client.from('publishers').select('id,name').order('id')).data).toEqual([
      { id: 1, name: 'North' },
      { id: 2, name: 'South' },
    ]);
    const accept = 'application/vnd.pgrst.plan+json; for="text/csv"; options=wal|analyze|analyze|rm;';
    const answer = await library
      .with({ allowPlan: true })
      .ask('books', { headers: { accept, prefer: 'count=exact' } });
    expect(Object.fromEntries(answer.headers)).toEqual({
      'content-type': 'application/vnd.pgrst.plan+json; for="text/csv"; options=analyze|wal; charset=utf-8',
      'content-profile': 'public',
    });
  });

  it('shows no plan unless the operator wants it', async () => {
    const closed = libraryClient(library);
    const { status, error } = await closed.from('books').select().explain({ format: 'json', analyze: true });
    expect(status).toBe(406);
    expect(error).toMatchObject({
      code: 'PGRST107',
      message:
        'None of these media types are available: application/vnd.pgrst.plan+json; for="application/json"; options=analyze',
    });
  });

  it('had no fault of its own', () => {
    expect(library.faults).toEqual([]);
  });
});

describe('the settings of the data API', () => {
  let server: AuthTestServer;

  beforeAll(async () => {
    server = await startAuthServer('postgres', inject('postgresUrl'), {
      REST_SCHEMAS: 'public,sales',
      REST_PLAN: 'on',
      REST_TX_END: 'commit-allow-override',
    });
    await asPostgresOwner(server.services.settings.DATABASE_URL ?? '', async (owner) => {
      await owner.query('create schema sales');
      await owner.query('create table sales.orders (id int primary key)');
      await owner.query('grant usage on schema sales to anon');
      await owner.query('grant select, insert on sales.orders to anon');
    });
  });
  afterAll(() => server.close());

  it('reach the server: another schema, plans and undone changes', async () => {
    const sales = server.client().schema('sales');
    const undone = await sales.from('orders').insert({ id: 1 }).select().rollback();
    expect(undone).toMatchObject({ status: 201, data: [{ id: 1 }] });
    expect((await sales.from('orders').select()).data).toEqual([]);
    expect((await sales.from('orders').select().explain()).data).toMatch(/Aggregate/);
    expect((await server.client().schema('auth').from('users').select()).error?.code).toBe('PGRST106');
  });
});
