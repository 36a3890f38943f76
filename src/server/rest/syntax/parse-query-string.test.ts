import { describe, expect, it } from 'vitest';
import { parseQueryString } from './parse-query-string.ts';
import { parseSelect } from './parse-select.ts';

const parse = (query: string, takesArguments = false) =>
  parseQueryString(new URLSearchParams(query), { takesArguments });

describe('a select list', () => {
  it('is everything when it is missing or empty', () => {
    expect(parse('').root.select).toMatchObject([{ field: { name: '*' } }]);
    expect(parseSelect('')).toMatchObject([{ field: { name: '*' } }]);
  });

  it('reads aliases, casts, paths and aggregates in this order', () => {
    expect(parseSelect('total:data->items->0->>price::numeric.sum()::text')).toEqual([
      {
        kind: 'field',
        alias: 'total',
        field: {
          name: 'data',
          path: [
            { key: 'items', isIndex: false, asText: false },
            { key: '0', isIndex: true, asText: false },
            { key: 'price', isIndex: false, asText: true },
          ],
        },
        cast: 'numeric',
        aggregate: 'sum',
        aggregateCast: 'text',
      },
    ]);
  });

  it('reads embedded tables with hint, join, alias and spread', () => {
    expect(parseSelect('a:books!key!inner(id),...authors!left(*),empty()')).toMatchObject([
      { kind: 'embed', alias: 'a', name: 'books', hint: 'key', join: 'inner', spread: false },
      { kind: 'embed', name: 'authors', join: 'left', spread: true },
      { kind: 'embed', name: 'empty', node: { select: [] } },
    ]);
  });

  it('takes dashes, spaces and quotes in names', () => {
    expect(parseSelect('a-b,"c,d" ,e f,x-y->k')).toMatchObject([
      { field: { name: 'a-b' } },
      { field: { name: 'c,d' } },
      { field: { name: 'e f' } },
      { field: { name: 'x-y', path: [{ key: 'k' }] } },
    ]);
  });
});

describe('parameters', () => {
  it('go to the table that their path names', () => {
    const { root } = parse(
      'select=id,b:books(id,loans(id))&b.loans.id=eq.1&b.order=id.desc&b.limit=3&b.or=(id.eq.1)',
    );
    const books = root.select[1];
    if (books?.kind !== 'embed') throw new Error('no embedded table');
    expect(books.node).toMatchObject({
      limit: 3,
      order: [{ direction: 'desc' }],
      where: [{ kind: 'logic' }],
    });
    expect(books.node.select[1]).toMatchObject({ node: { where: [{ field: { name: 'id' } }] } });
  });

  it('know `not.or` of the root from the `or` of a table called `not`', () => {
    expect(parse('not.or=(id.eq.1)').root.where).toMatchObject([
      { kind: 'logic', operator: 'or', negated: true },
    ]);
    expect(parse('select=b(id)&b.not.and=(id.eq.1)').root.select).toMatchObject([
      { node: { where: [{ operator: 'and', negated: true }] } },
    ]);
  });

  it('are arguments of a function when they are no filters', () => {
    const query = parse('a=1&b=eq.2&c=plain.text', true);
    expect(query.args).toEqual([
      ['a', '1'],
      ['c', 'plain.text'],
    ]);
    expect(query.root.where).toMatchObject([{ field: { name: 'b' }, test: { value: '2' } }]);
  });

  it('read values in a list up to the comma, the bracket or the end of the quotes', () => {
    const { root } = parse('or=(a.eq."x,y)",b.in.("p\\"q",r),c.cs.{1,2},d.is.null,e.not.like.a*)');
    expect(root.where).toMatchObject([
      {
        parts: [
          { test: { value: 'x,y)' } },
          { test: { values: ['p"q', 'r'] } },
          { test: { value: '{1,2}' } },
          { test: { value: 'null' } },
          { negated: true, test: { value: 'a*' } },
        ],
      },
    ]);
  });

  it.each([
    ['select=a(', 'select parameter (a()', 3],
    ['a=xx.1', 'filter (xx.1)', 1],
    ['order=a.up', 'order (a.up)', 2],
    ['or=(a.eq.1', 'logic tree ((a.eq.1)', 8],
  ])('say where %s goes wrong', (query, what, column) => {
    expect(() => parse(query)).toThrow(`"failed to parse ${what}" (line 1, column ${column})`);
  });
});
