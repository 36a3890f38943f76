import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { engines } from '../../testing/database/open-test-database.server.ts';
import { libraryClient } from '../../testing/rest/library-client.server.ts';
import { type Library, openLibrary } from '../../testing/rest/open-library.server.ts';

describe.each(engines)('what supabase-js writes on %s', (engine) => {
  let library: Library;
  let client: SupabaseClient;

  beforeAll(async () => {
    library = await openLibrary(engine, inject('postgresUrl'));
    client = libraryClient(library);
  });
  afterAll(() => library.close());

  const namesOf = async (ids: readonly number[]) =>
    (await client.from('publishers').select('id,name').in('id', ids).order('id')).data;

  it('inserts one and several rows, silently or with the rows', async () => {
    const silent = await client.from('publishers').insert({ id: 20, name: 'a' });
    expect(silent).toMatchObject({ status: 201, data: null, count: null, error: null });
    const shown = await client
      .from('publishers')
      .insert([
        { id: 21, name: 'b' },
        { id: 22, name: 'c' },
      ])
      .select('id');
    expect(shown).toMatchObject({ status: 201, data: [{ id: 21 }, { id: 22 }] });
    const counted = await client.from('publishers').insert({ id: 23, name: 'd' }, { count: 'exact' });
    expect(counted.count).toBe(1);
    const twice = await client.from('publishers').insert({ id: 20, name: 'again' });
    expect(twice).toMatchObject({ status: 409, error: { code: '23505', details: expect.any(String) } });
  });

  it('gives columns that are left out their default, or null', async () => {
    const rows = [
      { id: 30, name: 'x' },
      { id: 31, name: 'y', city: 'Bern' },
    ];
    const nulls = await client.from('publishers').insert(rows).select('id,city');
    expect(nulls.data).toEqual([
      { id: 30, city: null },
      { id: 31, city: 'Bern' },
    ]);
    const books = [
      { id: 300, title: 'S', author_id: 1, isbn: 'B0001' },
      { id: 301, title: 'T', author_id: 1, isbn: 'B0002', shelf: 'top' },
    ];
    const defaults = await client.from('books').insert(books, { defaultToNull: false }).select('id,shelf');
    expect(defaults.data).toEqual([
      { id: 300, shelf: 'unsorted' },
      { id: 301, shelf: 'top' },
    ]);
  });

  it('upserts by key or by other columns, and leaves duplicates alone where asked to', async () => {
    const upsert = await client.from('publishers').upsert({ id: 20, name: 'A' }).select();
    expect(upsert).toMatchObject({ status: 200, data: [{ id: 20, name: 'A' }] });
    const fresh = await client.from('publishers').upsert({ id: 40, name: 'new' });
    expect(fresh.status).toBe(201);
    const kept = await client
      .from('publishers')
      .upsert(
        [
          { id: 20, name: 'ignored' },
          { id: 41, name: 'taken' },
        ],
        { ignoreDuplicates: true },
      )
      .select('id');
    expect(kept.data).toEqual([{ id: 41 }]);
    const byIsbn = await client
      .from('books')
      .upsert({ title: 'Engines, revised', author_id: 1, isbn: 'A0001' }, { onConflict: 'isbn' })
      .select('id,title')
      .single();
    expect(byIsbn.data).toMatchObject({ title: 'Engines, revised' });
    expect(await namesOf([20, 40, 41])).toEqual([
      { id: 20, name: 'A' },
      { id: 40, name: 'new' },
      { id: 41, name: 'taken' },
    ]);
  });

  it('updates and deletes what the filters leave, and counts it', async () => {
    await client.from('publishers').insert([50, 51, 52].map((id) => ({ id, name: 'u' })));
    const updated = await client.from('publishers').update({ name: 'v' }, { count: 'exact' }).gte('id', 51);
    expect(updated).toMatchObject({ status: 204, count: 2, data: null });
    const shown = await client.from('publishers').update({ city: 'Rome' }).eq('id', 50).select().single();
    expect(shown).toMatchObject({ status: 200, data: { id: 50, name: 'u', city: 'Rome' } });
    const none = await client
      .from('publishers')
      .update({ city: 'Rome' })
      .eq('id', 999)
      .select()
      .maybeSingle();
    expect(none).toMatchObject({ data: null, error: null });
    const gone = await client.from('publishers').delete({ count: 'exact' }).in('id', [51, 52]).select('id');
    expect(gone).toMatchObject({ status: 200, count: 2, data: [{ id: 51 }, { id: 52 }] });
    expect(await namesOf([50, 51, 52])).toEqual([{ id: 50, name: 'u' }]);
  });

  it('stops a change that would touch more rows than were meant', async () => {
    await client.from('publishers').insert([60, 61].map((id) => ({ id, name: 'm' })));
    const strict = { headers: { prefer: 'handling=strict, max-affected=1' } };
    const untyped = client.from('publishers').update({ name: 'n' }).gte('id', 60) as unknown as {
      maxAffected(rows: number): PromiseLike<{ error: unknown }>;
    };
    const { error } = await untyped.maxAffected(1);
    expect(error).toMatchObject({ code: 'PGRST124', details: 'The query affects 2 rows' });
    expect(await namesOf([60, 61])).toEqual([60, 61].map((id) => ({ id, name: 'm' })));
    const rows = await library.ask('rpc/numbers', { method: 'POST', body: {}, ...strict });
    expect(rows.json).toMatchObject({ code: 'PGRST124' });
    const single = await library.ask('rpc/add_up', { method: 'POST', body: { a: 1 }, ...strict });
    expect([single.status, single.json]).toMatchObject([
      400,
      {
        code: 'PGRST128',
        message:
          'Function must return SETOF or TABLE when max-affected preference is used with handling=strict',
      },
    ]);
  });

  describe('with tx-end', () => {
    const clientOf = (txEnd: NonNullable<Parameters<Library['with']>[0]['txEnd']>) =>
      libraryClient(library.with({ txEnd }));
    const isThere = async (id: number) => ((await namesOf([id])) ?? []).length === 1;

    it('commit, a wish to undo is not heard', async () => {
      const { error } = await clientOf('commit').from('publishers').insert({ id: 70, name: 'r' }).rollback();
      expect([error, await isThere(70)]).toEqual([null, true]);
    });

    it('commit-allow-override, rollback() shows what would have been', async () => {
      const open = clientOf('commit-allow-override');
      const inserted = await open
        .from('publishers')
        .insert({ id: 71, name: 'r' })
        .select()
        .rollback()
        .single();
      expect(inserted).toMatchObject({ status: 201, data: { id: 71, name: 'r' } });
      expect(await isThere(71)).toBe(false);
      const upserted = await open.from('publishers').upsert({ id: 71, name: 'r' }).select().rollback();
      expect(upserted.data).toHaveLength(1);
      const updated = await open
        .from('publishers')
        .update({ city: 'Nowhere' })
        .eq('id', 1)
        .select('city')
        .rollback();
      expect(updated.data).toEqual([{ city: 'Nowhere' }]);
      const deleted = await open.from('publishers').delete().eq('id', 70).select('id').rollback();
      expect(deleted.data).toEqual([{ id: 70 }]);
      expect((await open.rpc('write_line', { line: 'undone' }).rollback()).data).toBe('undone');
      expect((await client.from('log_lines').select().eq('line', 'undone')).data).toEqual([]);
      expect((await client.from('publishers').select('city').eq('id', 1)).data).toEqual([{ city: 'Oslo' }]);
      expect([await isThere(70), await isThere(71)]).toEqual([true, false]);
    });

    it('rollback, nothing stays, whatever is asked for', async () => {
      const api = library.with({ txEnd: 'rollback' });
      const answer = await api.ask('publishers', {
        method: 'POST',
        body: { id: 72, name: 'r' },
        headers: { prefer: 'tx=commit, return=representation' },
      });
      expect([answer.status, answer.headers.get('preference-applied')]).toEqual([
        201,
        'return=representation',
      ]);
      expect(await isThere(72)).toBe(false);
    });

    it('rollback-allow-override, only tx=commit stays, and both are told', async () => {
      const api = library.with({ txEnd: 'rollback-allow-override' });
      const insert = (id: number, prefer: string) =>
        api.ask('publishers', { method: 'POST', body: { id, name: 'r' }, headers: { prefer } });
      const undone = await insert(73, 'return=minimal');
      expect(undone.headers.get('preference-applied')).toBe('return=minimal');
      const kept = await insert(74, 'tx=commit');
      expect(kept.headers.get('preference-applied')).toBe('tx=commit');
      expect([await isThere(73), await isThere(74)]).toEqual([false, true]);
      const read = await api.ask('publishers?limit=1', { headers: { prefer: 'tx=rollback' } });
      expect(read.headers.get('preference-applied')).toBe('tx=rollback');
    });

    it('what is only checked at the end is checked before it is undone', async () => {
      const open = clientOf('commit-allow-override');
      const { error } = await open.from('late_checks').insert({ id: 1, next: 9 }).rollback();
      expect(error).toMatchObject({ code: '23503' });
      expect((await open.from('late_checks').insert({ id: 1, next: 1 }).rollback()).error).toBeNull();
    });
  });

  it('had no fault of its own', () => {
    expect(library.faults).toEqual([]);
  });
});
