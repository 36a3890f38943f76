import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { engines } from '../../testing/database/open-test-database.server.ts';
import { libraryClient } from '../../testing/rest/library-client.server.ts';
import { type Library, openLibrary } from '../../testing/rest/open-library.server.ts';

type Books = ReturnType<ReturnType<SupabaseClient['from']>['select']>;

describe.each(engines)('what supabase-js reads on %s', (engine) => {
  let library: Library;
  let client: SupabaseClient;

  beforeAll(async () => {
    library = await openLibrary(engine, inject('postgresUrl'));
    client = libraryClient(library);
  });
  afterAll(() => library.close());

  const filters: readonly [string, (books: Books) => Books, number[]][] = [
    ['eq', (books) => books.eq('title', 'Engines'), [1]],
    ['neq', (books) => books.neq('id', 1), [2, 3]],
    ['gt', (books) => books.gt('id', 1), [2, 3]],
    ['gte', (books) => books.gte('price', 20), [2]],
    ['lt', (books) => books.lt('price', 20), [1]],
    ['lte', (books) => books.lte('id', 2), [1, 2]],
    ['like', (books) => books.like('title', '%o%'), [2]],
    ['likeAllOf', (books) => books.likeAllOf('title', ['%n%', 'E%']), [1]],
    ['likeAnyOf', (books) => books.likeAnyOf('title', ['E%', 'R%']), [1, 3]],
    ['ilike', (books) => books.ilike('title', '%E%'), [1, 2, 3]],
    ['ilikeAllOf', (books) => books.ilikeAllOf('title', ['%E%', 'r%']), [3]],
    ['ilikeAnyOf', (books) => books.ilikeAnyOf('title', ['n%', 'r%']), [2, 3]],
    ['regexMatch', (books) => books.regexMatch('title', '^[EN]'), [1, 2]],
    ['regexIMatch', (books) => books.regexIMatch('title', '^r.*S$'), [3]],
    ['is', (books) => books.is('price', null), [3]],
    ['isDistinct', (books) => books.isDistinct('editor_id', 2), [2, 3]],
    ['in', (books) => books.in('title', ['Engines', 'a,b', '(c)']), [1]],
    ['notIn', (books) => books.notIn('title', ['Engines', 'Notes']), [3]],
    ['contains, a list', (books) => books.contains('tags', ['maths']), [1, 2]],
    ['contains, a text', (books) => books.contains('pages', '[120,130)'), [2]],
    ['containedBy', (books) => books.containedBy('tags', ['maths', 'new']), [2, 3]],
    ['rangeGt', (books) => books.rangeGt('pages', '[0,50)'), [2]],
    ['rangeGte', (books) => books.rangeGte('pages', '[50,60)'), [2]],
    ['rangeLt', (books) => books.rangeLt('pages', '[100,300)'), [1]],
    ['rangeLte', (books) => books.rangeLte('pages', '[0,150)'), [1]],
    ['rangeAdjacent', (books) => books.rangeAdjacent('pages', '[200,300)'), [2]],
    ['overlaps, a list', (books) => books.overlaps('tags', ['old', 'new']), [1]],
    ['overlaps, a range', (books) => books.overlaps('pages', '[50,150)'), [1, 2]],
    ['textSearch', (books) => books.textSearch('words', 'cats', { config: 'english' }), [1]],
    [
      'textSearch, plain',
      (books) => books.textSearch('words', 'fat cats', { type: 'plain', config: 'english' }),
      [1],
    ],
    [
      'textSearch, phrase',
      (books) => books.textSearch('words', 'fat cats', { type: 'phrase', config: 'english' }),
      [1],
    ],
    [
      'textSearch, as on the web',
      (books) => books.textSearch('words', 'cats or rats', { type: 'websearch', config: 'english' }),
      [1, 2],
    ],
    ['match', (books) => books.match({ author_id: 1, state: 'out' }), [2]],
    ['not', (books) => books.not('price', 'is', null), [1, 2]],
    ['not in', (books) => books.not('id', 'in', '(1,2)'), [3]],
    ['or', (books) => books.or('id.eq.1,title.eq.Rivers'), [1, 3]],
    ['or, nested', (books) => books.or('id.eq.3,and(state.eq.out,price.gt.5)'), [2, 3]],
    ['filter', (books) => books.filter('tags', 'cs', '{old}'), [1]],
    ['several at once', (books) => books.gt('id', 1).eq('state', 'out').not('price', 'is', null), [2]],
  ];

  it.each(filters)('filters by %s', async (_, narrow, ids) => {
    const { data, error } = await narrow(client.from('books').select('id')).order('id');
    expect(error).toBeNull();
    expect(data).toEqual(ids.map((id) => ({ id })));
  });

  it('filters within JSON, contained and containing', async () => {
    const inLondon = await client.from('authors').select('name').eq('details->home->>city', 'London');
    expect(inLondon.data).toEqual([{ name: 'Ada' }]);
    const contained = await client
      .from('authors')
      .select('name')
      .contains('details', { home: { city: 'Paris' } });
    expect(contained.data).toEqual([{ name: 'Ben' }]);
    const within = await client
      .from('authors')
      .select('name')
      .containedBy('details', { home: { city: 'Paris' }, more: 1 });
    expect(within.data).toEqual([{ name: 'Ben' }]);
  });

  it('orders, pages and limits', async () => {
    const all = client.from('books').select('id');
    expect((await all.order('price', { ascending: false, nullsFirst: false })).data).toEqual([
      { id: 2 },
      { id: 1 },
      { id: 3 },
    ]);
    const page = await client.from('books').select('id').order('id').range(1, 2);
    expect(page.data).toEqual([{ id: 2 }, { id: 3 }]);
    expect((await client.from('books').select('id').order('id').limit(1)).data).toEqual([{ id: 1 }]);
    const beyond = await client.from('books').select('id', { count: 'exact' }).range(50, 60);
    expect(beyond).toMatchObject({
      status: 416,
      error: { code: 'PGRST103', details: 'An offset of 50 was requested, but there are only 3 rows.' },
    });
  });

  it('counts exactly, by plan and by estimate, with and without the rows', async () => {
    const exact = await client.from('books').select('id', { count: 'exact' }).limit(1);
    expect(exact).toMatchObject({ status: 206, count: 3, data: [expect.anything()] });
    const head = await client.from('books').select('*', { count: 'exact', head: true }).eq('state', 'out');
    expect(head).toMatchObject({ status: 200, count: 2, data: null, error: null });
    const planned = await client.from('books').select('id', { count: 'planned' });
    expect(planned.count).toEqual(expect.any(Number));
    expect((await client.from('books').select('id', { count: 'estimated' })).count).toBe(3);
    expect((await client.from('books').select('id')).count).toBeNull();
  });

  it('gives one row, or says that there is not one', async () => {
    const one = await client.from('books').select('title').eq('id', 1).single();
    expect(one).toMatchObject({ data: { title: 'Engines' }, error: null });
    const none = await client.from('books').select().eq('id', 99).single();
    expect(none).toMatchObject({
      status: 406,
      error: {
        code: 'PGRST116',
        details: 'The result contains 0 rows',
        hint: null,
        message: 'Cannot coerce the result to a single JSON object',
      },
    });
    const maybe = await client.from('books').select().eq('id', 99).maybeSingle();
    expect(maybe).toMatchObject({ data: null, error: null });
    const several = await client.from('books').select().maybeSingle();
    expect(several.error).toMatchObject({ code: 'PGRST116', details: expect.stringContaining('3 rows') });
  });

  it('writes CSV, leaves out nulls, and has no maps', async () => {
    const csv = await client.from('publishers').select('id,name,city').order('id').csv();
    expect(csv.data).toBe('id,name,city\n1,North,Oslo\n2,South,');
    const maps = await client.from('publishers').select().geojson();
    expect(maps).toMatchObject({
      status: 406,
      error: {
        code: 'PGRST107',
        message: 'None of these media types are available: application/geo+json',
      },
    });
    const stripped = await client.from('publishers').select('id,city').eq('id', 2).stripNulls();
    expect(stripped.data).toEqual([{ id: 2 }]);
  });

  it('takes types from the caller, throws where asked to, and can be broken off', async () => {
    const typed = await client.from('books').select('id').eq('id', 1).returns<{ id: number }[]>();
    expect(typed.data?.map(({ id }) => id)).toEqual([1]);
    const overridden = await client
      .from('books')
      .select('id')
      .eq('id', 1)
      .single()
      .overrideTypes<{ id: number }>();
    expect(overridden.data?.id).toBe(1);
    await expect(client.from('nothing_here').select().throwOnError()).rejects.toMatchObject({
      code: 'PGRST205',
      message: "Could not find the table 'public.nothing_here' in the schema cache",
    });
    const aborted = await client.from('books').select().abortSignal(AbortSignal.abort());
    expect(aborted).toMatchObject({ status: 0, data: null });
    expect(aborted.error?.message).toMatch(/abort/i);
  });

  const relations: readonly [string, string, unknown][] = [
    ['to one', 'title, publisher:publishers(name)', { title: 'Engines', publisher: { name: 'North' } }],
    ['by the column of the key', 'author:author_id(name)', { author: { name: 'Ada' } }],
    ['by the name of the key', 'editor:authors!books_editor_id_fkey(name)', { editor: { name: 'Ben' } }],
    ['one to one', 'book_notes(note)', { book_notes: { note: 'torn cover' } }],
    ['to many, through another table', 'readers(id)', { readers: [] }],
    ['spread', 'title, ...publishers(publisher:name)', { title: 'Engines', publisher: 'North' }],
    ['a field that is computed', 'title_length', { title_length: 7 }],
    ['nested', 'authors!author_id(name, mentor_id(name))', { authors: { name: 'Ada', mentor_id: null } }],
    ['an inner join', 'publishers!inner(city)', { publishers: { city: 'Oslo' } }],
  ];

  it.each(relations)('embeds %s', async (_, columns, expected) => {
    const { data, error } = await client.from('books').select(columns).eq('id', 1).single();
    expect([error, data]).toEqual([null, expected]);
  });

  it('filters, orders and limits what is embedded, and by it', async () => {
    const inner = await client
      .from('books')
      .select('id, publishers!inner(city)')
      .eq('publishers.city', 'Oslo');
    expect(inner.data).toEqual([{ id: 1, publishers: { city: 'Oslo' } }]);
    const ordered = await client
      .from('authors')
      .select('name, books!author_id(title)')
      .eq('id', 1)
      .order('title', { referencedTable: 'books', ascending: false })
      .limit(1, { referencedTable: 'books' });
    expect(ordered.data).toEqual([{ name: 'Ada', books: [{ title: 'Notes' }] }]);
    const either = await client
      .from('authors')
      .select('name, books!author_id!inner(title)')
      .or('title.eq.Rivers,title.eq.Engines', { referencedTable: 'books' })
      .order('name');
    expect(either.data).toEqual([
      { name: 'Ada', books: [{ title: 'Engines' }] },
      { name: 'Ben', books: [{ title: 'Rivers' }] },
    ]);
    const lonely = await client
      .from('authors')
      .select('name, books!author_id()')
      .is('books', null)
      .order('name');
    expect(lonely.data).toEqual([{ name: 'Cleo' }]);
    const byPublisher = await client
      .from('books')
      .select('id, publishers(name)')
      .order('publishers(name)', { ascending: false })
      .limit(1);
    expect(byPublisher.data).toEqual([expect.objectContaining({ id: expect.any(Number) })]);
  });

  it('aggregates', async () => {
    const counted = await client.from('authors').select('name, books!author_id(count)').order('id');
    expect(counted.data).toEqual([
      { name: 'Ada', books: [{ count: 2 }] },
      { name: 'Ben', books: [{ count: 1 }] },
      { name: 'Cleo', books: [{ count: 0 }] },
    ]);
    const sums = await client.from('books').select('state, price.sum(), n:id.count()').order('state');
    expect(sums.data).toEqual([
      { state: 'in', sum: 9.5, n: 1 },
      { state: 'out', sum: 20, n: 2 },
    ]);
  });

  it('calls functions by POST, GET and HEAD', async () => {
    expect((await client.rpc('add_up', { a: 1, b: 2 })).data).toBe(3);
    expect((await client.rpc('add_up', { a: 1 }, { get: true })).data).toBe(11);
    const head = await client.rpc('books_by', { author: 1 }, { head: true, count: 'exact' });
    expect(head).toMatchObject({ data: null, error: null, count: 2 });
    const books = await client.rpc('books_by', { author: 1 }).select('title').order('title').limit(1);
    expect(books.data).toEqual([{ title: 'Engines' }]);
    expect((await client.rpc('one_author').select('name').single()).data).toEqual({ name: 'Ada' });
    const missing = await client.rpc('ad_up', { a: 1 });
    expect(missing.error).toMatchObject({
      code: 'PGRST202',
      hint: 'Perhaps you meant to call the function public.add_up',
    });
    const misnamed = await client.rpc('books_by', { autor: 1 });
    expect(misnamed.error?.hint).toBe('Perhaps you meant to call the function public.books_by(author)');
  });

  it('hints at names that are close, and at nothing else', async () => {
    const hintOf = async (request: PromiseLike<{ error: { hint?: string | null } | null }>) =>
      (await request).error?.hint;
    expect(await hintOf(client.from('boks').select())).toBe("Perhaps you meant the table 'public.books'");
    expect(await hintOf(client.from('zzz').select())).toBeNull();
    expect(await hintOf(client.from('books').select('titel'))).toBe(
      'Perhaps you meant to reference the column "books.title".',
    );
    expect(await hintOf(client.from('books').select('colour'))).toBeNull();
    expect(await hintOf(client.from('books').select('*, publisher(name)'))).toBe(
      "Perhaps you meant 'publishers' instead of 'publisher'.",
    );
    expect(await hintOf(client.from('books').select('*, xyz(name)'))).toBeNull();
    expect(await hintOf(client.from('books').insert({ titel: 'x' }))).toBeNull();
  });

  it('had no fault of its own', () => {
    expect(library.faults).toEqual([]);
  });
});
