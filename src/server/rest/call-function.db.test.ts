import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { engines } from '../../testing/database/open-test-database.server.ts';
import { type Library, openLibrary } from '../../testing/rest/open-library.server.ts';

describe.each(engines)('calling a function on %s', (engine) => {
  let library: Library;

  beforeAll(async () => {
    library = await openLibrary(engine, inject('postgresUrl'));
  });
  afterAll(() => library.close());

  const call = (path: string, body?: unknown, headers: Record<string, string> = {}) =>
    library.ask(`rpc/${path}`, { method: 'POST', headers, ...(body === undefined ? {} : { body }) });

  it.each([
    ['add_up', { a: 1, b: 2 }, 3],
    ['add_up', { a: 1 }, 11],
    ['numbers', {}, [1, 2, 3]],
    [
      'pairs',
      {},
      [
        { n: 1, word: 'one' },
        { n: 2, word: 'two' },
      ],
    ],
    ['pairs?select=word&n=eq.2', {}, [{ word: 'two' }]],
    ['pairs?order=n.desc&limit=1', {}, [{ n: 2, word: 'two' }]],
    ['one_author?select=name', {}, { name: 'Ada' }],
    [
      'books_by?select=title,publishers(name)&id=gt.1',
      { author: 1 },
      [{ title: 'Notes', publishers: { name: 'South' } }],
    ],
    ['books_by?select=title_length', { author: 2 }, [{ title_length: 6 }]],
    ['total', { numbers: [1, 2, 3] }, 6],
    ['count_items', { items: [1, 2] }, 2],
    ['echo', { any: ['thing', 1] }, { any: ['thing', 1] }],
    ['echo', [1, 2], [1, 2]],
    ['whoami', undefined, 'anon'],
  ])('answers rpc/%s with %j', async (path, body, expected) => {
    const answer = await call(path, body);
    expect([answer.status, answer.json]).toEqual([200, expected]);
  });

  it.each([
    ['add_up?a=1&b=2', 3],
    ['add_up?a=1', 11],
    ['total?numbers=1&numbers=2', 3],
    ['total?numbers={4,5}', 9],
    ['count_items?items={1,2,3}', 3],
    ['books_by?author=1&select=id&id=eq.2', [{ id: 2 }]],
  ])('answers GET rpc/%s', async (path, expected) => {
    expect(await library.get(`rpc/${path}`)).toEqual(expected);
  });

  it('answers nothing with 204, and one object when that is asked for', async () => {
    const nothing = await call('do_nothing');
    expect([nothing.status, nothing.text]).toEqual([204, '']);
    const accept = 'application/vnd.pgrst.object+json';
    expect((await call('books_by?select=id', { author: 2 }, { accept })).json).toEqual({ id: 3 });
    expect(await call('books_by', { author: 1 }, { accept })).toMatchObject({ status: 406 });
  });

  it('counts', async () => {
    const answer = await call('books_by?select=id&limit=1', { author: 1 }, { prefer: 'count=exact' });
    expect([answer.status, answer.headers.get('content-range')]).toEqual([206, '0-0/2']);
    const head = await library.ask('rpc/books_by?author=1', {
      method: 'HEAD',
      headers: { prefer: 'count=exact' },
    });
    expect([head.status, head.headers.get('content-range'), head.text]).toEqual([200, '0-1/2', '']);
  });

  it('writes by POST and never by GET', async () => {
    expect(await call('write_line', { line: 'by post' })).toMatchObject({ status: 200, json: 'by post' });
    expect(await library.ask('rpc/write_line?line=by get')).toMatchObject({
      status: 405,
      json: { code: '25006' },
    });
    expect(await library.get('log_lines')).toEqual([{ line: 'by post' }]);
  });

  it('lets the function choose status and headers', async () => {
    const answer = await call('with_headers');
    expect([answer.status, answer.json, answer.headers.get('x-shelf')]).toEqual([202, 7, 'seven']);
  });

  it.each([
    ['add_up', { c: 1 }, 404, 'PGRST202'],
    ['add_up', {}, 404, 'PGRST202'],
    ['nothing_like_it', {}, 404, 'PGRST202'],
    ['clash', { a: 1 }, 300, 'PGRST203'],
    ['add_up', '[', 400, 'PGRST102'],
    ['add_up', { a: 'x' }, 400, '22P02'],
    ['refuse', {}, 400, 'P0001'],
    ['tea', {}, 418, 'PT418'],
    ['custom_error', {}, 402, '123'],
  ])('refuses rpc/%s with %j: %i %s', async (path, body, status, code) => {
    expect(await call(path, body)).toMatchObject({ status, json: { code } });
  });

  it('says what it looked for', async () => {
    expect((await call('ad_up', { a: 1, c: 2 })).json).toEqual({
      code: 'PGRST202',
      message: 'Could not find the function public.ad_up(a, c) in the schema cache',
      details:
        'Searched for the function public.ad_up with parameters a, c or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache.',
      hint: 'Perhaps you meant to call the function public.add_up',
    });
    expect((await call('refuse')).json).toEqual({
      code: 'P0001',
      message: 'not today',
      details: 'it rains',
      hint: null,
    });
    expect(await library.ask('rpc/add_up', { method: 'PATCH', body: {} })).toMatchObject({
      status: 405,
      json: { code: 'PGRST117' },
    });
  });

  it('had no fault of its own', () => {
    expect(library.faults).toEqual([]);
  });
});
