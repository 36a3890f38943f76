import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { engines } from '../../testing/database/open-test-database.server.ts';
import { type Library, openLibrary } from '../../testing/rest/open-library.server.ts';

describe.each(engines)('reading a table on %s', (engine) => {
  let library: Library;

  beforeAll(async () => {
    library = await openLibrary(engine, inject('postgresUrl'));
  });
  afterAll(() => library.close());

  it.each([
    ['books?select=id,title&id=eq.1', [{ id: 1, title: 'Engines' }]],
    ['books?select=name:title,price::text&id=eq.1', [{ name: 'Engines', price: '9.50' }]],
    ['books?select=id,n:id::double precision&id=eq.2', [{ id: 2, n: 2 }]],
    [
      'authors?select=details->home->>city,first:details->fields->0&id=eq.1',
      [{ city: 'London', first: 'maths' }],
    ],
    ['books?select=tags->0&id=eq.1', [{ tags: 'maths' }]],
    ['books?select=title_length&id=eq.1', [{ title_length: 7 }]],
    ['readers?select="full name"&id=eq.1', [{ 'full name': 'Rita, "the reader"' }]],
    ['books?select=id&order=price.desc.nullslast', [{ id: 2 }, { id: 1 }, { id: 3 }]],
    ['books?select=id&order=price.asc.nullsfirst,id', [{ id: 3 }, { id: 1 }, { id: 2 }]],
    ['authors?select=id&order=details->home->>city.desc.nullslast', [{ id: 2 }, { id: 1 }, { id: 3 }]],
    ['books?select=id&order=id&limit=1&offset=1', [{ id: 2 }]],
    [
      'books?select=state,count()&order=state',
      [
        { state: 'in', count: 1 },
        { state: 'out', count: 2 },
      ],
    ],
    ['books?select=price.sum(),most:price.max()', [{ sum: 29.5, most: 20 }]],
    ['books?select=', [{}, {}, {}].map(() => expect.objectContaining({ state: expect.any(String) }))],
    ['lent_books?select=title&order=id', [{ title: 'Notes' }, { title: 'Rivers' }]],
  ])('answers %s', async (path, expected) => {
    expect(await library.get(path)).toEqual(expected);
  });

  it.each([
    ['id=eq.1', [1]],
    ['id=neq.1', [2, 3]],
    ['id=gt.2', [3]],
    ['id=gte.2', [2, 3]],
    ['id=lt.2', [1]],
    ['id=lte.2', [1, 2]],
    ['id=not.eq.1', [2, 3]],
    ['title=like.*e*', [1, 2, 3]],
    ['title=like.E*', [1]],
    ['title=ilike.e*', [1]],
    ['title=like(any).{E*,N*}', [1, 2]],
    ['title=ilike(all).{*E*,*s}', [1, 2, 3]],
    ['title=match.^R', [3]],
    ['title=imatch.^r', [3]],
    ['id=eq(any).{1,3}', [1, 3]],
    ['price=is.null', [3]],
    ['price=is.not_null', [1, 2]],
    ['price=not.is.null', [1, 2]],
    ['editor_id=isdistinct.2', [2, 3]],
    ['title=in.(Engines,"Rivers")', [1, 3]],
    ['title=not.in.(Engines)', [2, 3]],
    ['id=in.()', []],
    ['state=eq.out', [2, 3]],
    ['tags=cs.{maths}', [1, 2]],
    ['tags=cd.{maths,new}', [2, 3]],
    ['tags=ov.{old,new}', [1]],
    ['pages=sl.[100,300)', [1]],
    ['pages=sr.[0,50)', [2]],
    ['pages=nxr.[0,150)', [1]],
    ['pages=nxl.[100,150)', [2]],
    ['pages=adj.[200,300)', [2]],
    ['pages=cs.[50,60)', [1]],
    ['words=fts(english).cat', [1]],
    ['words=plfts(english).fat cats', [1]],
    ['words=phfts(english).fat cats', [1]],
    ['words=wfts(english).cats or rats', [1, 2]],
    ['title=fts.engines', [1]],
    ['or=(id.eq.1,title.eq.Rivers)', [1, 3]],
    ['and=(id.gt.1,state.eq.out,price.not.is.null)', [2]],
    ['or=(and(id.eq.1,state.eq.in),not.or(id.eq.1,id.eq.2))', [1, 3]],
    ['not.or=(id.eq.1,id.eq.2)', [3]],
    ['or=(title.eq."Notes",tags.cs.{maths,old})', [1, 2]],
    ['or=(title.in.("Notes","x,y)"),id.in.(3))', [2, 3]],
    ['id=gte.2&id=lt.3', [2]],
  ])('filters by %s', async (filter, ids) => {
    const rows = (await library.get(`books?select=id&order=id&${filter}`)) as { id: number }[];
    expect(rows.map(({ id }) => id)).toEqual(ids);
  });

  it('filters within JSON and by values that look like syntax', async () => {
    expect(await library.get('authors?select=id&details->home->>city=eq.Paris')).toEqual([{ id: 2 }]);
    const name = encodeURIComponent('Rita, "the reader"');
    expect(await library.get(`readers?select=id&"full name"=eq.${name}`)).toEqual([{ id: 1 }]);
    const quoted = encodeURIComponent('("Rita, \\"the reader\\"","Sam (junior)")');
    expect(await library.get(`readers?select=id&order=id&full name=in.${quoted}`)).toEqual([
      { id: 1 },
      { id: 2 },
    ]);
  });

  it('tells the range, and the total when it is asked for', async () => {
    const plain = await library.ask('books?select=id&limit=2');
    expect([plain.status, plain.headers.get('content-range')]).toEqual([200, '0-1/*']);
    const counted = await library.ask('books?select=id&limit=2&offset=1&id=gt.0', {
      headers: { prefer: 'count=exact' },
    });
    expect([counted.status, counted.headers.get('content-range')]).toEqual([206, '1-2/3']);
    expect(counted.headers.get('preference-applied')).toBe('count=exact');
    const whole = await library.ask('books?select=id', { headers: { prefer: 'count=exact' } });
    expect([whole.status, whole.headers.get('content-range')]).toEqual([200, '0-2/3']);
    const none = await library.ask('books?id=eq.99', { headers: { prefer: 'count=exact' } });
    expect([none.status, none.headers.get('content-range'), none.json]).toEqual([200, '*/0', []]);
    for (const count of ['planned', 'estimated']) {
      const guessed = await library.ask('books?select=id&id=eq.1', { headers: { prefer: `count=${count}` } });
      expect(guessed.headers.get('content-range')).toMatch(/^0-0\/\d+$/);
    }
  });

  it('obeys the Range header, and refuses one that is upside down or beyond the end', async () => {
    const part = await library.ask('books?select=id&order=id', {
      headers: { range: '1-1', 'range-unit': 'items' },
    });
    expect(part.json).toEqual([{ id: 2 }]);
    const both = await library.ask('books?select=id&order=id&limit=1', { headers: { range: '2-5' } });
    expect(both.json).toEqual([]);
    const wrong = await library.ask('books', { headers: { range: '5-2' } });
    expect([wrong.status, wrong.json]).toMatchObject([416, { code: 'PGRST103' }]);
    const beyond = await library.ask('books?offset=10', { headers: { prefer: 'count=exact' } });
    expect([beyond.status, beyond.json]).toMatchObject([
      416,
      { code: 'PGRST103', details: 'An offset of 10 was requested, but there are only 3 rows.' },
    ]);
    expect(await library.ask('books?limit=-1')).toMatchObject({ status: 416 });
  });

  it('answers HEAD with the same headers and no body', async () => {
    const head = await library.ask('books?select=id', { method: 'HEAD', headers: { prefer: 'count=exact' } });
    expect([head.status, head.headers.get('content-range'), head.text]).toEqual([200, '0-2/3', '']);
  });

  it('gives one object, or says how many rows there were', async () => {
    const accept = 'application/vnd.pgrst.object+json';
    const one = await library.ask('books?select=id&id=eq.1', { headers: { accept } });
    expect([one.status, one.json, one.headers.get('content-type')]).toEqual([
      200,
      { id: 1 },
      `${accept}; charset=utf-8`,
    ]);
    const none = await library.ask('books?id=eq.99', { headers: { accept } });
    expect([none.status, none.json]).toEqual([
      406,
      {
        code: 'PGRST116',
        message: 'Cannot coerce the result to a single JSON object',
        details: 'The result contains 0 rows',
        hint: null,
      },
    ]);
  });

  it('writes CSV, and leaves nulls out when asked', async () => {
    const csv = await library.ask('publishers?select=id,name,city&order=id', {
      headers: { accept: 'text/csv' },
    });
    expect(csv.text).toBe('id,name,city\n1,North,Oslo\n2,South,');
    const stripped = await library.ask('publishers?id=eq.2', {
      headers: { accept: 'application/vnd.pgrst.array+json;nulls=stripped' },
    });
    expect(stripped.json).toEqual([{ id: 2, name: 'South' }]);
  });

  it('does not offer what it does not have', async () => {
    for (const accept of ['application/geo+json', 'application/vnd.pgrst.plan+json', 'image/png']) {
      expect(await library.ask('books', { headers: { accept } })).toMatchObject({
        status: 406,
        json: { code: 'PGRST107' },
      });
    }
    const second = await library.ask('books?select=id&limit=1', {
      headers: { accept: 'image/png, application/json;q=0.5' },
    });
    expect(second.status).toBe(200);
  });

  it('never sends more rows than it is set to', async () => {
    const small = library.with({ maxRows: 2 });
    expect(await small.get('books?select=id&limit=50')).toHaveLength(2);
    const rows = (await small.get('authors?select=other_books(id)&id=eq.3')) as { other_books: unknown[] }[];
    expect(rows[0]?.other_books).toHaveLength(2);
    const estimated = await small.ask('books?select=id', { headers: { prefer: 'count=estimated' } });
    expect(estimated.headers.get('content-range')).toMatch(/^0-1\/\d+$/);
  });

  it('shows its plans only where that is allowed', async () => {
    const open = library.with({ allowPlan: true });
    const accept = 'application/vnd.pgrst.plan+json; for="application/json"; options=analyze';
    expect((await open.ask('books?id=eq.1', { headers: { accept } })).json).toMatchObject([{ Plan: {} }]);
    const text = await open.ask('books', { headers: { accept: 'application/vnd.pgrst.plan+text' } });
    expect(text.text).toMatch(/^Aggregate {2}\(cost=/);
  });

  it('speaks of another schema when the header names it', async () => {
    const headers = { 'accept-profile': 'annex' };
    const boxes = await library.ask('boxes?select=label&order=id', { headers });
    expect([boxes.json, boxes.headers.get('content-profile')]).toEqual([
      [{ label: 'maps' }, { label: 'coins' }],
      'annex',
    ]);
    expect(await library.ask('boxes')).toMatchObject({ status: 404, json: { code: 'PGRST205' } });
    expect(await library.ask('rpc/box_count', { headers })).toMatchObject({ status: 200, json: 2 });
    expect(await library.ask('users', { headers: { 'accept-profile': 'auth' } })).toMatchObject({
      status: 406,
      json: { code: 'PGRST106', message: 'Invalid schema: auth' },
    });
  });

  it('obeys a time zone that exists and is strict only when asked to be', async () => {
    const ask = (prefer: string) => library.ask('readers?select=joined&id=eq.1', { headers: { prefer } });
    expect((await ask('timezone=America/Los_Angeles')).json).toEqual([
      { joined: '2025-12-31T16:00:00-08:00' },
    ]);
    expect((await ask('timezone=Nowhere/Land, foo=bar')).status).toBe(200);
    expect(await ask('handling=strict, timezone=Nowhere/Land')).toMatchObject({ json: { code: 'PGRST122' } });
    expect(await ask('handling=strict, foo=bar')).toMatchObject({
      status: 400,
      json: { code: 'PGRST122', details: 'Invalid preferences: foo=bar' },
    });
  });

  it('describes itself at the root', async () => {
    const root = await library.ask('');
    expect(root.headers.get('content-type')).toContain('application/openapi+json');
    expect(root.json).toMatchObject({
      paths: { '/books': {}, '/rpc/add_up': {} },
      definitions: { publishers: { required: ['id', 'name'], properties: { id: { type: 'integer' } } } },
    });
  });

  it('had no fault of its own', () => {
    expect(library.faults).toEqual([]);
  });
});
