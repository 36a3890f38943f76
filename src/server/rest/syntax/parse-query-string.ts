import { limits } from '../../../kernel/limits.ts';
import { checkQuery } from '../cost/check-query.ts';
import { invalidRange, notEmbedded, PostgrestError, parseError } from '../postgrest-error.ts';
import { parseFilter, parseLogic } from './parse-condition.ts';
import { readField } from './parse-field.ts';
import { parseOrder } from './parse-order.ts';
import { parseSelect, tooNested } from './parse-select.ts';
import { everything, type Field, type ReadNode, readNode, type SelectEmbed } from './query.ts';
import { TextCursor } from './text-cursor.ts';

export interface ParsedQuery {
  root: ReadNode;
  /** Restricts which keys of a body are written. */
  columns: readonly string[] | undefined;
  onConflict: readonly string[] | undefined;
  /** Arguments of a function called by GET. */
  args: readonly (readonly [name: string, value: string])[];
}

export interface QueryReading {
  /** A function called by GET takes what is no filter as an argument. */
  takesArguments: boolean;
}

export function parseQueryString(parameters: URLSearchParams, reading: QueryReading): ParsedQuery {
  const select = parameters.get('select');
  const root = readNode(select === null ? [everything] : parseSelect(select));
  const args: [string, string][] = [];
  let columns: string[] | undefined;
  let onConflict: string[] | undefined;
  let conditions = 0;
  for (const [key, value] of parameters) {
    if (key === 'select') continue;
    if (key === 'columns') columns = parseNames(value, 'columns parameter');
    else if (key === 'on_conflict') onConflict = parseNames(value, 'on_conflict parameter');
    else if (!readNodeParameter(root, key, value)) {
      if (reading.takesArguments && !isFilter(value)) args.push([key, value]);
      else {
        conditions++;
        if (conditions > limits.rest.conditions) throw tooNested();
        addFilter(root, key, value);
      }
    }
  }
  checkQuery(root);
  return { root, columns, onConflict, args };
}

export function findEmbed(node: ReadNode, name: string): SelectEmbed | undefined {
  return node.select.find(
    (item): item is SelectEmbed => item.kind === 'embed' && (item.alias ?? item.name) === name,
  );
}

const nodeParameter = /^(?:(.+)\.)?(?:(order|limit|offset)|(and|or))$/su;

/** `order`, `limit`, `offset`, `and`, `or`, of the root or, after a dotted path, of an embedded table. */
function readNodeParameter(root: ReadNode, key: string, value: string): boolean {
  const found = nodeParameter.exec(key);
  if (found === null) return false;
  const [, prefix = '', word, operator] = found;
  // `not.or` is the negated condition, never the `or` of a table called `not`.
  const negated = operator !== undefined && /(?:^|\.)not$/.test(prefix);
  const path = negated ? prefix.slice(0, -'not'.length).replace(/\.$/, '') : prefix;
  const node = nodeAt(root, path === '' ? [] : parsePath(path));
  if (operator !== undefined) node.where.push(parseLogic(operator as 'and' | 'or', negated, value));
  else if (word === 'order') node.order = parseOrder(value);
  else if (word === 'limit') node.limit = parseCount(value, 'Limit');
  else node.offset = parseCount(value, 'Offset');
  return true;
}

function parseCount(text: string, what: string): number {
  const value = Number(text);
  if (!/^-?\d+$/.test(text) || !Number.isSafeInteger(value))
    throw parseError(what.toLowerCase(), text, 0, 'expecting a whole number');
  if (value < 0) throw invalidRange(`${what} should be greater than or equal to zero.`);
  return value;
}

function addFilter(root: ReadNode, key: string, value: string): void {
  const cursor = new TextCursor(key, 'filter');
  const path: string[] = [];
  let field: Field = readField(cursor);
  while (field.path.length === 0 && cursor.take('.')) {
    path.push(field.name);
    field = readField(cursor);
  }
  if (!cursor.done) throw cursor.fault('"." or end of input');
  nodeAt(root, path).where.push(parseFilter(field, value));
}

function nodeAt(root: ReadNode, path: readonly string[]): ReadNode {
  let node = root;
  for (const name of path) {
    const embed = findEmbed(node, name);
    if (embed === undefined) throw notEmbedded(name);
    node = embed.node;
  }
  return node;
}

function parsePath(text: string): string[] {
  const cursor = new TextCursor(text, 'filter');
  const path = [cursor.name()];
  while (cursor.take('.')) path.push(cursor.name());
  if (!cursor.done) throw cursor.fault('"." or end of input');
  return path;
}

function parseNames(text: string, what: string): string[] {
  const cursor = new TextCursor(text, what);
  const names: string[] = [];
  do {
    cursor.match(/ */y);
    names.push(cursor.name());
  } while (cursor.take(','));
  if (!cursor.done) throw cursor.fault('"," or end of input');
  return [...new Set(names)];
}

function isFilter(value: string): boolean {
  try {
    parseFilter({ name: '', path: [] }, value);
    return true;
  } catch (error) {
    if (error instanceof PostgrestError) return false;
    throw error;
  }
}
