import { limits } from '../../../kernel/limits.ts';
import { PostgrestError } from '../postgrest-error.ts';
import { readJsonPath } from './parse-field.ts';
import {
  type Aggregate,
  aggregates,
  everything,
  readNode,
  type SelectEmbed,
  type SelectField,
  type SelectItem,
} from './query.ts';
import { TextCursor } from './text-cursor.ts';

const typeName = /[\p{L}\p{N}_ ]+(?:\[\])?/uy;
const aggregateCall = new RegExp(`\\.(?:${aggregates.join('|')})\\(\\)`, 'y');

interface Budget {
  embeds: number;
}

/** `select=` as a list of columns and embedded tables. */
export function parseSelect(text: string): SelectItem[] {
  const cursor = new TextCursor(text, 'select parameter');
  if (cursor.done) return [everything];
  const items = readItems(cursor, 0, { embeds: 0 });
  if (!cursor.done) throw cursor.fault('"," or end of input');
  return items;
}

function readItems(cursor: TextCursor, depth: number, budget: Budget): SelectItem[] {
  if (depth > limits.rest.embedLevels || budget.embeds > limits.rest.embeds) throw tooNested();
  const items: SelectItem[] = [];
  if (cursor.done || cursor.peek() === ')') return items;
  do {
    cursor.match(/ */y);
    items.push(readItem(cursor, depth, budget));
    cursor.match(/ */y);
  } while (cursor.take(','));
  return items;
}

function readItem(cursor: TextCursor, depth: number, budget: Budget): SelectItem {
  if (cursor.take('...')) return readEmbed(cursor, cursor.name(), undefined, depth, budget, true);
  if (cursor.take('*')) return everything;
  let name = cursor.name();
  let alias: string | undefined;
  if (cursor.peek() === ':' && !cursor.startsWith('::')) {
    cursor.expect(':');
    alias = name;
    if (cursor.take('...')) return readEmbed(cursor, cursor.name(), alias, depth, budget, true);
    name = cursor.name();
  }
  if (name === 'count' && cursor.take('()')) return countOfRows(cursor, alias);
  if (cursor.peek() === '!' || cursor.peek() === '(')
    return readEmbed(cursor, name, alias, depth, budget, false);
  return readColumn(cursor, name, alias);
}

function countOfRows(cursor: TextCursor, alias: string | undefined): SelectField {
  return { ...everything, alias, aggregate: 'count', aggregateCast: readCast(cursor) };
}

function readColumn(cursor: TextCursor, name: string, alias: string | undefined): SelectField {
  const path = readJsonPath(cursor);
  const cast = readCast(cursor);
  const aggregate = cursor.match(aggregateCall)?.slice(1, -2) as Aggregate | undefined;
  const aggregateCast = aggregate === undefined ? undefined : readCast(cursor);
  return { kind: 'field', field: { name, path }, alias, cast, aggregate, aggregateCast };
}

function readCast(cursor: TextCursor): string | undefined {
  if (!cursor.take('::')) return undefined;
  const name = cursor.match(typeName)?.trim();
  if (name === undefined || name === '') throw cursor.fault('type name');
  return name;
}

function readEmbed(
  cursor: TextCursor,
  name: string,
  alias: string | undefined,
  depth: number,
  budget: Budget,
  spread: boolean,
): SelectEmbed {
  let hint: string | undefined;
  let join: 'inner' | 'left' | undefined;
  for (let count = 0; count < 2 && cursor.take('!'); count++) {
    const word = cursor.name();
    if (word === 'inner' || word === 'left') join = word;
    else hint = word;
  }
  cursor.expect('(');
  budget.embeds++;
  const items = readItems(cursor, depth + 1, budget);
  cursor.expect(')');
  return { kind: 'embed', name, alias, hint, join, spread, node: readNode(items) };
}

export function tooNested(): PostgrestError {
  return new PostgrestError({
    status: 400,
    code: 'PGRST100',
    message: 'The request is nested too deeply or asks for too many things at once',
    details: `At most ${limits.rest.nesting} levels of conditions, ${limits.rest.embedLevels} levels of embedded tables, ${limits.rest.embeds} embedded tables and ${limits.rest.conditions} conditions are taken.`,
    hint: 'Ask for less at once, in several requests.',
  });
}
