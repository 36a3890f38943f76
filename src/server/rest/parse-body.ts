import { parseBoundedJson, TooDeepError } from '../../kernel/bounded-json.ts';
import { limits } from '../../kernel/limits.ts';
import { tooMuch } from './cost/check-query.ts';
import { csvToJson } from './parse-csv.ts';
import { invalidBody, PostgrestError } from './postgrest-error.ts';
import type { Table } from './schema-cache/schema-cache.ts';
import type { Rows } from './sql/write-mutation.ts';

interface JsonBody {
  value: unknown;
  text: string;
}

export function mediaTypeOf(contentType: string | undefined): string {
  return (contentType ?? 'application/json').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

export function parseJson(text: string): JsonBody {
  try {
    return { value: parseBoundedJson(text), text };
  } catch (error) {
    throw invalidBody(error instanceof TooDeepError ? error.message : 'Empty or invalid json');
  }
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The text of the body goes to the database as it came: numbers keep every digit. */
export function parseRows(
  text: string,
  contentType: string | undefined,
  table: Table,
  columns: readonly string[] | undefined,
): Rows & { first: Record<string, unknown>; count: number } {
  const type = mediaTypeOf(contentType);
  if (type === 'text/csv') {
    const csv = csvToJson(text);
    checkRowCount(csv.rows);
    const taken = columns ?? csv.columns;
    checkColumns(table, taken);
    return {
      json: csv.json,
      columns: taken,
      onlyDefaults: false,
      empty: csv.rows === 0,
      first: {},
      count: csv.rows,
    };
  }
  if (!type.endsWith('json') && type !== '') throw invalidBody(`Content-Type not acceptable: ${type}`);
  const body = parseJson(text);
  const list = Array.isArray(body.value) ? (body.value as unknown[]) : [body.value];
  if (!list.every(isObject)) throw invalidBody('The body must be a JSON object or an array of JSON objects');
  checkRowCount(list.length);
  const first = list[0] ?? {};
  const taken = columns ?? sameKeys(list);
  checkColumns(table, taken);
  const onlyDefaults = taken.length === 0 && list.length > 0;
  if (onlyDefaults && list.length > 1)
    throw invalidBody('Rows without keys can only be inserted one at a time');
  return {
    json: Array.isArray(body.value) ? body.text : `[${body.text}]`,
    columns: taken,
    onlyDefaults,
    empty: list.length === 0,
    first,
    count: list.length,
  };
}

function checkRowCount(count: number): void {
  if (count > limits.rest.bodyRows)
    throw tooMuch(`More than ${limits.rest.bodyRows} rows in one body`, 'Send them in several requests.');
}

function sameKeys(list: readonly Record<string, unknown>[]): string[] {
  const keys = Object.keys(list[0] ?? {});
  const known = new Set(keys);
  for (const row of list) {
    const own = Object.keys(row);
    if (own.length !== keys.length || !own.every((key) => known.has(key)))
      throw invalidBody('All object keys must match');
  }
  return keys;
}

export function checkColumns(table: Table, names: readonly string[]): void {
  for (const name of names) {
    if (table.columns.has(name)) continue;
    throw new PostgrestError({
      status: 400,
      code: 'PGRST204',
      message: `Could not find the '${name}' column of '${table.name}' in the schema cache`,
      missing: true,
    });
  }
}
