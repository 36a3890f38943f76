import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { engines } from '../../testing/database/open-test-database.server.ts';
import { type Library, openLibrary } from '../../testing/rest/open-library.server.ts';

const sql = `1'; drop table public.books; --`;
const nested = (open: string, close: string, core: string, depth: number) =>
  `${open.repeat(depth)}${core}${close.repeat(depth)}`;

describe.each(engines)('what a client should not send, on %s', (engine) => {
  let library: Library;

  beforeAll(async () => {
    library = await openLibrary(engine, inject('postgresUrl'));
  });
  afterAll(() => library.close());

  it.each([
    ['an unknown table', 'nothing', 404, 'PGRST205'],
    ['a table of another schema', 'auth.users', 404, 'PGRST205'],
    ['a catalogue table', 'pg_class', 404, 'PGRST205'],
    ['a deeper address', 'books/1', 404, 'PGRST125'],
    ['an unknown column', 'books?select=nothing', 400, '42703'],
    ['a system column', 'books?select=ctid', 400, '42703'],
    ['an unknown column in a filter', 'books?nothing=eq.1', 400, '42703'],
    ['an unknown column in an order', 'books?order=nothing', 400, '42703'],
    ['an unknown operator', 'books?id=foo.1', 400, 'PGRST100'],
    ['no operator', 'books?id=1', 400, 'PGRST100'],
    ['an empty filter', 'books?id=', 400, 'PGRST100'],
    ['an open bracket', 'books?select=id,publishers(name', 400, 'PGRST100'],
    ['a closing bracket too many', 'books?select=id)', 400, 'PGRST100'],
    ['two commas', 'books?select=id,,title', 400, 'PGRST100'],
    ['an open quote', 'books?select="id', 400, 'PGRST100'],
    ['an open list', 'books?id=in.(1,2', 400, 'PGRST100'],
    ['an unknown is', 'books?id=is.maybe', 400, 'PGRST100'],
    ['an order that is none', 'books?order=id.sideways', 400, 'PGRST100'],
    ['a limit that is none', 'books?limit=many', 400, 'PGRST100'],
    ['a limit without end', 'books?limit=99999999999999999999', 400, 'PGRST100'],
    ['an unknown type', 'books?select=id::nothing', 400, '42704'],
    ['a cast to a table', 'books?select=id::books', 400, '42704'],
    ['a cast to an object name', 'books?select=title::regclass', 400, '42704'],
    ['a value of another type', 'books?id=eq.one', 400, '22P02'],
    ['a number out of range', 'books?id=eq.99999999999999999999', 400, '22003'],
    ['a broken range', 'books?pages=cs.[1', 400, '22P02'],
    ['a broken pattern', 'books?title=match.*(', 400, '2201B'],
    ['a broken search', 'books?words=fts.a%20b', 400, '42601'],
    ['an unknown language', 'books?words=fts(klingon).a', 400, '42704'],
    ['an operator that the type lacks', 'books?price=cs.1', 404, '42883'],
    ['an empty or', 'books?or=()', 400, 'PGRST100'],
    ['an or that is none', 'books?or=id.eq.1', 400, 'PGRST100'],
    ['a NUL', 'books?title=eq.%00', 400, '22021'],
    ['a NUL in a list', 'books?title=in.(a,%00)', 400, '22021'],
    ['columns out of a group', 'books?select=title,author_id.sum()&order=price', 400, '42803'],
    ['conditions 50 deep', `books?or=${nested('(and', ')', '(id.eq.1)', 50)}`, 400, 'PGRST100'],
    ['not 50 deep', `books?or=(${nested('not.and(', ')', 'id.eq.1', 50)})`, 400, 'PGRST100'],
    ['tables 50 deep', `authors?select=${nested('authors(', ')', 'id', 50)}`, 400, 'PGRST100'],
    [
      'hundreds of tables',
      `authors?select=${Array.from({ length: 300 }, (_, at) => `a${at}:authors(id)`)}`,
      400,
      'PGRST100',
    ],
    ['hundreds of conditions', `books?${'id=eq.1&'.repeat(800)}`, 400, 'PGRST100'],
  ])('refuses %s', async (_, path, status, code) => {
    const answer = await library.ask(path);
    expect([answer.status, answer.json]).toMatchObject([status, { code, message: expect.any(String) }]);
  });

  it.each([
    `${encodeURIComponent(sql)}`,
    `books?select=${encodeURIComponent(sql)}`,
    `books?select=id::${encodeURIComponent(sql)}`,
    `books?select="${encodeURIComponent(sql)}"`,
    `books?select=id:${encodeURIComponent(sql)}`,
    `books?select="${encodeURIComponent('x" from auth.users --')}":id`,
    `books?select=details->${encodeURIComponent(sql)}`,
    `authors?select=details->>${encodeURIComponent(sql)}`,
    `books?select=publishers!${encodeURIComponent(sql)}(id)`,
    `books?${encodeURIComponent(sql)}=eq.1`,
    `books?title=eq.${encodeURIComponent(sql)}`,
    `books?title=${encodeURIComponent(sql)}`,
    `books?title=in.(${encodeURIComponent(sql)})`,
    `books?words=fts(${encodeURIComponent(sql)}).a`,
    `books?or=(title.eq.${encodeURIComponent(sql)})`,
    `books?order=${encodeURIComponent(sql)}`,
    `books?limit=${encodeURIComponent(sql)}`,
    `books?offset=${encodeURIComponent(sql)}`,
    `books?on_conflict=${encodeURIComponent(sql)}`,
    `rpc/${encodeURIComponent(sql)}`,
    `rpc/add_up?a=${encodeURIComponent(sql)}`,
    `rpc/add_up?${encodeURIComponent(sql)}=1`,
  ])('takes SQL for text: %s', async (path) => {
    expect((await library.ask(path)).status).toBeLessThan(500);
    expect(await library.get('books?select=id&id=eq.1')).toEqual([{ id: 1 }]);
  });

  it('takes SQL for text in bodies, too', async () => {
    const asked = [
      library.ask('publishers', { method: 'POST', body: { [sql]: 1 } }),
      library.ask('publishers', { method: 'POST', body: { id: sql, name: sql } }),
      library.ask('publishers?id=eq.1', { method: 'PATCH', body: { [sql]: sql } }),
      library.ask('rpc/add_up', { method: 'POST', body: { a: sql } }),
      library.ask('rpc/add_up', { method: 'POST', body: { [sql]: 1 } }),
    ];
    for (const answer of await Promise.all(asked)) expect(answer.status).toBeLessThan(500);
    expect(await library.get('books?select=id&id=eq.1')).toEqual([{ id: 1 }]);
  });

  it('finds among 10,000 values', async () => {
    const list = Array.from({ length: 10_000 }, (_, at) => at).join(',');
    const answer = await library.ask(`books?select=id&id=in.(${list})`);
    expect([answer.status, answer.json]).toEqual([200, [{ id: 1 }, { id: 2 }, { id: 3 }]]);
    const items = Array.from({ length: 10_000 }, (_, at) => at);
    expect(await library.ask('rpc/count_items', { method: 'POST', body: { items } })).toMatchObject({
      json: 10_000,
    });
  });

  it.each([
    { accept: '' },
    { accept: ';;;,,,=' },
    { accept: 'application/json;q=nonsense' },
    { accept: '"' },
    { prefer: '====,,,;return' },
    { prefer: 'return=everything, count=all, __proto__=1, max-affected=-1' },
    { range: 'bytes=0-1,5-6' },
    { range: '0-999999999999999999999999' },
    { 'range-unit': 'light years', range: '-5' },
    { 'accept-profile': '' },
    { 'accept-profile': sql },
    { 'content-type': 'text/plain; charset=none' },
    { 'accept-profile': 'pg_catalog' },
  ])('survives the headers %j', async (headers) => {
    expect(
      (await library.ask('books?select=id', { headers: headers as Record<string, string> })).status,
    ).toBeLessThan(500);
  });

  it.each([
    '{"id":"\\u0000"}',
    '{"name":"\\ud800"}',
    '{"__proto__":{"id":1}}',
    '{"id":1e999}',
    `{"name":${'['.repeat(5000)}${']'.repeat(5000)}}`,
  ])('survives the body %.40s', async (body) => {
    const answer = await library.ask('publishers', { method: 'POST', body });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  });

  it('had no fault of its own', () => {
    expect(library.faults).toEqual([]);
  });
});
