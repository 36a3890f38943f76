import type { Comparison, IsValue, Test, TextSearch } from './query.ts';
import type { TextCursor } from './text-cursor.ts';

const comparisons: ReadonlySet<string> = new Set<Comparison>([
  'eq',
  'neq',
  'gt',
  'gte',
  'lt',
  'lte',
  'like',
  'ilike',
  'match',
  'imatch',
  'cs',
  'cd',
  'ov',
  'sl',
  'sr',
  'nxr',
  'nxl',
  'adj',
  'isdistinct',
]);
const quantifiable: ReadonlySet<string> = new Set<Comparison>([
  'eq',
  'gt',
  'gte',
  'lt',
  'lte',
  'like',
  'ilike',
  'match',
  'imatch',
]);
const searches: ReadonlySet<string> = new Set<TextSearch>(['fts', 'plfts', 'phfts', 'wfts']);
const isValues: ReadonlySet<string> = new Set<IsValue>(['null', 'not_null', 'true', 'false', 'unknown']);

/** In a list a value ends at the next comma or bracket unless it is quoted; alone it is all that is left. */
export type ValuePlace = 'alone' | 'in a list';

/** `[not.]operator[(any|all|language)].value` */
export function readTest(cursor: TextCursor, place: ValuePlace): { negated: boolean; test: Test } {
  const negated = cursor.take('not.');
  const start = cursor.position;
  const word = cursor.match(/[a-z]+/y) ?? '';
  const argument = readArgument(cursor);
  const test = readKnownTest(cursor, word, argument, place);
  if (test === undefined) {
    cursor.position = start;
    throw cursor.fault('operator (eq, gt, ...)');
  }
  return { negated, test };
}

function readArgument(cursor: TextCursor): string | undefined {
  if (!cursor.take('(')) return undefined;
  const argument = cursor.until('()');
  cursor.expect(')');
  return argument;
}

function readKnownTest(
  cursor: TextCursor,
  word: string,
  argument: string | undefined,
  place: ValuePlace,
): Test | undefined {
  if (comparisons.has(word)) {
    const operator = word as Comparison;
    if (argument !== undefined && (!quantifiable.has(word) || !['any', 'all'].includes(argument)))
      return undefined;
    if (!cursor.take('.')) return undefined;
    const quantifier = argument as 'any' | 'all' | undefined;
    return { kind: 'compare', operator, value: readValue(cursor, place), quantifier };
  }
  if (searches.has(word)) {
    if (!cursor.take('.')) return undefined;
    return {
      kind: 'search',
      operator: word as TextSearch,
      config: argument,
      value: readValue(cursor, place),
    };
  }
  if (argument !== undefined || !cursor.take('.')) return undefined;
  if (word === 'in') return { kind: 'in', values: readList(cursor) };
  if (word === 'is') {
    const value = cursor.match(/[a-z_]+/iy)?.toLowerCase() ?? '';
    if (!isValues.has(value)) throw cursor.fault('null, not_null, true, false or unknown');
    return { kind: 'is', value: value as IsValue };
  }
  return undefined;
}

function readValue(cursor: TextCursor, place: ValuePlace): string {
  if (place === 'alone') return cursor.rest();
  if (cursor.peek() === '"') {
    const start = cursor.position;
    const quoted = cursor.quoted();
    if (quoted !== undefined && (cursor.done || ',)'.includes(cursor.peek()))) return quoted;
    cursor.position = start;
  }
  return cursor.match(/\{[^{}]*\}(?=[,)]|$)/y) ?? cursor.until(',)');
}

function readList(cursor: TextCursor): string[] {
  cursor.expect('(');
  const values: string[] = [];
  if (cursor.take(')')) return values;
  do {
    cursor.match(/ */y);
    values.push(cursor.quoted() ?? cursor.until(',)'));
    cursor.match(/ */y);
  } while (cursor.take(','));
  cursor.expect(')');
  return values;
}
