import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { engines } from '../../testing/database/open-test-database.server.ts';
import { type Library, openLibrary } from '../../testing/rest/open-library.server.ts';

const shown = { prefer: 'return=representation' };

describe.each(engines)('changing a table on %s', (engine) => {
  let library: Library;

  beforeAll(async () => {
    library = await openLibrary(engine, inject('postgresUrl'));
  });
  afterAll(() => library.close());

  const post = (path: string, body: unknown, headers: Record<string, string> = shown) =>
    library.ask(path, { method: 'POST', body, headers });
  const patch = (path: string, body: unknown, headers: Record<string, string> = shown) =>
    library.ask(path, { method: 'PATCH', body, headers });
  const remove = (path: string, headers: Record<string, string> = shown) =>
    library.ask(path, { method: 'DELETE', headers });

  it('inserts one row and shows what was asked for, with what belongs to it', async () => {
    const answer = await post('books?select=title,state,shelf,title_length,author:author_id(name)', {
      title: 'Bridges',
      author_id: 2,
    });
    expect([answer.status, answer.json]).toEqual([
      201,
      [{ title: 'Bridges', state: 'in', shelf: 'unsorted', title_length: 7, author: { name: 'Ben' } }],
    ]);
    expect(answer.headers.get('preference-applied')).toBe('return=representation');
    expect(answer.headers.get('content-range')).toBe('*/*');
  });

  it('inserts quietly, or tells only where the row is', async () => {
    const quiet = await post(
      'publishers',
      { id: 10, name: 'Quiet' },
      { prefer: 'return=minimal, count=exact' },
    );
    expect([quiet.status, quiet.text, quiet.headers.get('content-range')]).toEqual([201, '', '*/1']);
    const located = await post('loans', { book_id: 1, reader_id: 2 }, { prefer: 'return=headers-only' });
    expect([located.status, located.text, located.headers.get('location')]).toEqual([
      201,
      '',
      '/loans?book_id=eq.1&reader_id=eq.2',
    ]);
  });

  it('inserts many rows at once, in their order', async () => {
    const rows = [21, 20, 22].map((id) => ({ id, name: `P${id}` }));
    const answer = await post('publishers?select=id', rows);
    expect([answer.status, answer.json]).toEqual([201, [{ id: 21 }, { id: 20 }, { id: 22 }]]);
    expect((await post('publishers', [])).json).toEqual([]);
  });

  it('takes only the columns that are named, and defaults for what is missing when asked', async () => {
    const named = await post('publishers?columns=id,name&select=*', {
      id: 30,
      name: 'Named',
      city: 'dropped',
    });
    expect(named.json).toEqual([{ id: 30, name: 'Named', city: null }]);
    const rows = [
      { id: 31, 'full name': 'A', joined: '2020-01-01T00:00:00Z' },
      { id: 32, 'full name': 'B' },
    ];
    const path = 'readers?columns=id,"full name",joined&select=id,joined';
    const filled = await post(path, rows, { prefer: 'return=representation, missing=default' });
    expect(filled.json).toEqual([
      { id: 31, joined: '2020-01-01T00:00:00+00:00' },
      { id: 32, joined: '2026-01-01T00:00:00+00:00' },
    ]);
    expect(filled.headers.get('preference-applied')).toBe('missing=default, return=representation');
    expect(await post(path, [{ id: 33 }])).toMatchObject({ status: 400, json: { code: '23502' } });
  });

  it('keeps every digit, and every kind of value', async () => {
    const body =
      '{"id": 9007199254740993, "title": "Big \\"quote\\" \\u00e9 😀", "author_id": 1, "tags": ["a,b", "c\\"d"], "pages": "[1,2)", "price": 12.30}';
    const answer = await post('books?select=id,title,tags,pages,price', body);
    expect(answer.text).toContain('9007199254740993');
    expect(answer.text).toContain('12.30');
    expect(answer.json).toMatchObject([{ title: 'Big "quote" é 😀', tags: ['a,b', 'c"d'], pages: '[1,2)' }]);
  });

  it('takes CSV', async () => {
    const answer = await library.ask('publishers?select=*', {
      method: 'POST',
      headers: { ...shown, 'content-type': 'text/csv' },
      body: 'id,name,city\n40,"Comma, Inc.",NULL\n41,Plain,Rome\n',
    });
    expect([answer.status, answer.json]).toEqual([
      201,
      [
        { id: 40, name: 'Comma, Inc.', city: null },
        { id: 41, name: 'Plain', city: 'Rome' },
      ],
    ]);
  });

  it('merges or ignores duplicates, by the primary key or another unique column', async () => {
    const merge = { prefer: 'return=representation, resolution=merge-duplicates' };
    const changed = await post('publishers?select=name', { id: 1, name: 'North II' }, merge);
    expect([changed.status, changed.json]).toEqual([200, [{ name: 'North II' }]]);
    expect(changed.headers.get('preference-applied')).toBe(
      'resolution=merge-duplicates, return=representation',
    );
    const mixed = await post(
      'publishers?select=id',
      [
        { id: 1, name: 'North' },
        { id: 50, name: 'New' },
      ],
      merge,
    );
    expect([mixed.status, mixed.json]).toEqual([201, [{ id: 1 }, { id: 50 }]]);
    const book = { isbn: 'A0001', title: 'Engines', author_id: 1 };
    const other = await post('books?on_conflict=isbn&select=id', book, merge);
    expect([other.status, other.json]).toEqual([200, [{ id: 1 }]]);
    const ignore = { prefer: 'return=representation, resolution=ignore-duplicates' };
    const ignored = await post('publishers?select=id', { id: 1, name: 'X' }, ignore);
    expect([ignored.status, ignored.json]).toEqual([201, []]);
    const twice = [1, 1].map((id) => ({ id, name: 'twice' }));
    expect(await post('publishers', twice, merge)).toMatchObject({ status: 400, json: { code: '21000' } });
  });

  it('changes the rows that the filters name', async () => {
    const answer = await patch('books?id=in.(1,2)&select=id,shelf,author_id(name)&order=id.desc', {
      shelf: 'A',
    });
    expect([answer.status, answer.headers.get('content-range'), answer.json]).toEqual([
      200,
      '0-1/*',
      [
        { id: 2, shelf: 'A', author_id: { name: 'Ada' } },
        { id: 1, shelf: 'A', author_id: { name: 'Ada' } },
      ],
    ]);
    const quiet = await patch('books?id=eq.1', { shelf: 'B' }, { prefer: 'count=exact' });
    expect([quiet.status, quiet.text, quiet.headers.get('content-range')]).toEqual([204, '', '0-0/1']);
    const nobody = await patch('books?id=eq.77777', { shelf: 'B' });
    expect([nobody.status, nobody.json]).toEqual([200, []]);
    expect((await patch('books?id=eq.1', {})).json).toEqual([]);
    expect(await library.get('authors?select=first_book(shelf)&id=eq.1')).toEqual([
      { first_book: { shelf: 'B' } },
    ]);
    const computed = await patch(
      'authors?id=eq.1&select=first_book(id),other_books(id)&other_books.id=eq.3',
      {
        name: 'Ada',
      },
    );
    expect(computed.json).toEqual([{ first_book: { id: 1 }, other_books: [{ id: 3 }] }]);
  });

  it('deletes the rows that the filters name', async () => {
    await post(
      'publishers',
      [61, 62, 63].map((id) => ({ id, name: 'gone' })),
    );
    const one = await remove('publishers?id=eq.61&select=id,name');
    expect([one.status, one.json]).toEqual([200, [{ id: 61, name: 'gone' }]]);
    const rest = await remove('publishers?name=eq.gone', { prefer: 'count=exact' });
    expect([rest.status, rest.text, rest.headers.get('content-range')]).toEqual([204, '', '*/2']);
  });

  it('changes a limited number of rows only in a stated order', async () => {
    await post(
      'publishers',
      [71, 72, 73].map((id) => ({ id, name: 'many' })),
    );
    const two = await remove('publishers?name=eq.many&order=id&limit=2&select=id');
    expect(two.json).toEqual([{ id: 71 }, { id: 72 }]);
    expect(await remove('publishers?limit=1')).toMatchObject({ status: 400, json: { code: 'PGRST109' } });
    expect(await patch('publishers?limit=1&order=name', { name: 'x' })).toMatchObject({
      status: 400,
      json: { code: 'PGRST110' },
    });
    expect(await remove('publishers?id=eq.73&select=id')).toMatchObject({ json: [{ id: 73 }] });
  });

  it('undoes everything when more rows are touched than allowed, or when one object was asked for', async () => {
    const strict = { prefer: 'handling=strict, max-affected=1' };
    expect(await patch('books?id=in.(1,2)', { shelf: 'Z' }, strict)).toMatchObject({
      status: 400,
      json: { code: 'PGRST124', details: 'The query affects 2 rows' },
    });
    const single = { ...shown, accept: 'application/vnd.pgrst.object+json' };
    expect(await patch('books?id=in.(1,2)', { shelf: 'Z' }, single)).toMatchObject({
      status: 406,
      json: { code: 'PGRST116' },
    });
    expect(await library.get('books?shelf=eq.Z')).toEqual([]);
    const one = await patch('books?id=eq.1&select=shelf', { shelf: 'Y' }, single);
    expect([one.status, one.json]).toEqual([200, { shelf: 'Y' }]);
  });

  it('rolls back only where that is allowed', async () => {
    const prefer = 'return=representation, tx=rollback';
    const kept = await post('publishers?select=id', { id: 80, name: 'kept' }, { prefer });
    expect(kept.headers.get('preference-applied')).toBe('return=representation');
    expect(await library.get('publishers?select=id&id=eq.80')).toEqual([{ id: 80 }]);
    const lenient = library.with({ txEnd: 'commit-allow-override' });
    const undone = await lenient.ask('publishers?select=id', {
      method: 'POST',
      body: { id: 81, name: 'undone' },
      headers: { prefer },
    });
    expect([undone.status, undone.json]).toEqual([201, [{ id: 81 }]]);
    expect(undone.headers.get('preference-applied')).toBe('return=representation, tx=rollback');
    expect(await lenient.get('publishers?id=eq.81')).toEqual([]);
  });

  it('puts one row by its whole key', async () => {
    const put = (path: string, body: unknown) => library.ask(path, { method: 'PUT', body, headers: shown });
    expect(await put('publishers?id=eq.90', { id: 90, name: 'Put' })).toMatchObject({ status: 201 });
    const again = await put('publishers?id=eq.90', { id: 90, name: 'Put again', city: 'Bern' });
    expect([again.status, again.json]).toEqual([200, [{ id: 90, name: 'Put again', city: 'Bern' }]]);
    expect(await put('publishers?id=eq.91', { id: 92, name: 'x' })).toMatchObject({
      status: 400,
      json: { code: 'PGRST115' },
    });
    for (const path of ['publishers', 'publishers?name=eq.x', 'publishers?id=gt.1']) {
      expect(await put(path, { id: 1 }), path).toMatchObject({ status: 405, json: { code: 'PGRST105' } });
    }
    expect(await put('loans?book_id=eq.1', { book_id: 1 })).toMatchObject({ json: { code: 'PGRST105' } });
    expect(await put('publishers?id=eq.1&limit=1', { id: 1 })).toMatchObject({ json: { code: 'PGRST114' } });
  });

  it.each([
    ['POST', 'publishers', [{ id: 1 }, { name: 'x' }], 400, 'PGRST102'],
    ['POST', 'publishers', '{"id":', 400, 'PGRST102'],
    ['POST', 'publishers', '', 400, 'PGRST102'],
    ['POST', 'publishers', '[1, 2]', 400, 'PGRST102'],
    ['POST', 'publishers', '"text"', 400, 'PGRST102'],
    ['POST', 'publishers', [{}, {}], 400, 'PGRST102'],
    ['POST', 'publishers', { id: 1, nothing: 2 }, 400, 'PGRST204'],
    ['POST', 'publishers?columns=id,nothing', { id: 1 }, 400, 'PGRST204'],
    ['POST', 'publishers', { id: 1, name: 'again' }, 409, '23505'],
    ['POST', 'loans', { book_id: 55_555, reader_id: 1 }, 409, '23503'],
    ['POST', 'publishers', { id: 200 }, 400, '23502'],
    ['POST', 'books', { title: 'x', author_id: 1, shelf: 'x'.repeat(30) }, 400, '23514'],
    ['POST', 'books', { title: 'x', author_id: 'one' }, 400, '22P02'],
    ['POST', 'books', { title: 'x', author_id: 1, state: 'lost' }, 400, '22P02'],
    ['POST', 'books', { title: 'x', author_id: 1, isbn: '123456' }, 400, '22001'],
    ['PATCH', 'publishers?id=eq.1', [{ name: 'a' }, { name: 'b' }], 400, 'PGRST102'],
    ['PATCH', 'publishers?nothing=eq.1', { name: 'a' }, 400, '42703'],
    ['DELETE', 'authors?id=eq.1', undefined, 409, '23503'],
    ['TRACE', 'publishers', undefined, 405, 'PGRST117'],
  ])('refuses %s %s %j with %i %s', async (method, path, body, status, code) => {
    // The platform does not let a request be made with TRACE.
    const answer = await library.ask(path, {
      method: method === 'TRACE' ? 'QUERY' : method,
      ...(body === undefined ? {} : { body }),
    });
    expect(answer).toMatchObject({ status, json: { code } });
  });

  it('takes no form and says so', async () => {
    const answer = await library.ask('publishers', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'id=1',
    });
    expect(answer).toMatchObject({ status: 400, json: { code: 'PGRST102' } });
  });

  it('had no fault of its own', () => {
    expect(library.faults).toEqual([]);
  });
});
