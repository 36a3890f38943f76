import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleCache, tableOf } from '../../../testing/rest/sample-cache.ts';
import { PostgrestError } from '../postgrest-error.ts';
import { parseQueryString } from '../syntax/parse-query-string.ts';
import { Statement, tableSource } from './statement.ts';
import { writeRead } from './write-read.ts';

const cache = sampleCache();

function write(query: string): { sql: string; values: unknown[] } {
  const { root } = parseQueryString(new URLSearchParams(query), { takesArguments: false });
  const statement = new Statement(cache, 1_000);
  const source = tableSource(statement, tableOf(cache, 'books'));
  const read = writeRead(statement, root, source, { joins: [], maxRows: 1_000, named: false });
  return { sql: `${read.sql} ${read.counted}`, values: statement.values };
}

/** Any error but one of ours goes through. */
function writeOrRefuse(query: string): { sql: string; refusal: number } {
  try {
    return { sql: write(query).sql, refusal: 0 };
  } catch (error) {
    if (!(error instanceof PostgrestError)) throw error;
    return { sql: '', refusal: error.status };
  }
}

const ownWords = new Set(
  `select from where and or not is null distinct true as order by asc desc nulls first last limit offset bigint group cast
   left inner join lateral on cross coalesce json_agg row_to_json count sum avg max min to_jsonb jsonb text int any all like
   ilike unknown false to_tsvector regconfig to_tsquery plainto_tsquery phraseto_tsquery websearch_to_tsquery`.split(
    /\s+/,
  ),
);

/** What is left of a statement without its quoted names must be words of ours, marks and numbers of parameters. */
function foreignWords(sql: string): string[] {
  const bare = sql.replaceAll(/"(?:[^"]|"")*"/g, '').replaceAll("'[]'", '');
  const words = bare.match(/[\p{L}_][\p{L}\p{N}_]*/gu) ?? [];
  const marks = bare.replaceAll(/[\p{L}_][\p{L}\p{N}_]*|\$\d+|[\s\d(),.*=<>~@&|:-]/gu, '');
  return [...words.filter((word) => !ownWords.has(word.toLowerCase()) && !/^t\d+$/.test(word)), ...marks];
}

const names = fc.constantFrom(
  'id',
  'title',
  'author_id',
  'data',
  'authors',
  'books',
  'loans',
  'title_length',
  'nothing',
);
const noise = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.constantFrom(
    `'; drop table x; --`,
    '"',
    '")',
    '\\',
    '$1',
    '/*',
    '::text',
    '->>a',
    '->0',
    '%',
    '*',
    '!inner',
    'count()',
  ),
);
const piece = fc.oneof(
  names,
  noise,
  fc.constantFrom(',', '(', ')', '.', ':', '::', '!', '->', '->>', '...', '*', '"'),
);
const soup = fc.array(piece, { maxLength: 12 }).map((parts) => parts.join(''));
const operator = fc.constantFrom(
  'eq',
  'neq',
  'in',
  'is',
  'like',
  'like(any)',
  'cs',
  'fts',
  'fts(english)',
  'not.eq',
  'isdistinct',
);
const value = fc.oneof(soup, noise, fc.constantFrom('null', '(1,2)', '("a,b")'));
const filter = fc.tuple(operator, value).map(([one, other]) => `${one}.${other}`);
const condition = fc.tuple(names, filter).map(([one, other]) => `${one}.${other}`);
const parameter = fc.oneof(
  soup.map((text) => ['select', text] as const),
  fc
    .array(
      fc.oneof(
        names,
        fc.tuple(noise, names).map(([alias, name]) => `"${alias}":${name}`),
      ),
      { maxLength: 4 },
    )
    .map((list) => ['select', list.join(',')] as const),
  fc.tuple(fc.oneof(names, soup), fc.oneof(filter, noise)),
  fc.array(condition, { maxLength: 3 }).map((list) => ['or', `(${list.join(',')})`] as const),
  fc.oneof(soup, names).map((text) => ['order', text] as const),
  noise.map((text) => ['limit', text] as const),
  fc.tuple(soup, soup),
);
const query = fc
  .array(parameter, { maxLength: 4 })
  .map((list) =>
    list.map(([key, text]) => `${encodeURIComponent(key)}=${encodeURIComponent(text)}`).join('&'),
  );

describe('a query string', () => {
  it('is refused with an error of ours or becomes a statement without a word of the client', () => {
    let written = 0;
    fc.assert(
      fc.property(query, (text) => {
        const { sql, refusal } = writeOrRefuse(text);
        if (sql !== '') written++;
        expect([foreignWords(sql), sql.includes('\0'), refusal >= 300 && refusal < 500]).toEqual([
          [],
          false,
          sql === '',
        ]);
      }),
      { numRuns: 3_000 },
    );
    expect(written).toBeGreaterThan(100);
  });

  it('keeps what a client calls a column within quotes', () => {
    expect(() => write('select="x"" from auth.users --":id')).toThrow(PostgrestError);
    expect(() => write('select="a%00b":id')).toThrow(PostgrestError);
    expect(write('select="a\\"b; --":id').sql).toContain('AS "a""b; --"');
  });

  it('hands every value over as a parameter', () => {
    const { sql, values } = write(
      'title=eq.o\'hara&data->a->>0=in.(x,"y,z")&or=(id.gt.5,title.like.a*)&limit=5',
    );
    expect(values).toEqual(["o'hara", 'a', '0', '{"x","y,z"}', '5', 'a%', 5]);
    expect(sql).toContain('(t1."data"->$2::text->>$3::int) = ANY ($4)');
  });

  it('writes a name with a quote in it so that it stays one name', () => {
    const { sql } = write('select=authors!books_author("odd \\"name")');
    expect(sql).toContain('."odd ""name" AS "odd ""name"');
  });
});
