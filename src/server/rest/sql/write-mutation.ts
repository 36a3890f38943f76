import { PostgrestError } from '../postgrest-error.ts';
import { quoteName, type Table } from '../schema-cache/schema-cache.ts';
import type { OrderTerm, ReadNode } from '../syntax/query.ts';
import { columnSql, type Source, type Statement, tableSource } from './statement.ts';
import { conditionSql } from './write-condition.ts';
import { orderSql } from './write-order.ts';

/** Rows to be written: JSON as it came, and the columns that are taken from it. */
export interface Rows {
  json: string;
  columns: readonly string[];
  /** One row without any key: all defaults. */
  onlyDefaults: boolean;
  empty: boolean;
}

export interface Conflict {
  columns: readonly string[];
  resolution: 'merge-duplicates' | 'ignore-duplicates';
}

/** `*`, or the columns that the answer needs; nothing when only the number of rows matters. */
export type Returning = '*' | readonly string[];

const insertedBy = (step: string) =>
  `set_config('kora.inserted', (coalesce(nullif(current_setting('kora.inserted', true), '')::int, 0) ${step})::text, true)`;

/** How many of the rows were new, after an insert that may have changed others instead. */
export const insertedCount = `nullif(current_setting('kora.inserted', true), '')::int AS inserted`;

export function insertSql(
  statement: Statement,
  table: Table,
  rows: Rows,
  conflict: Conflict | undefined,
  useDefaults: boolean,
  returning: Returning,
): string {
  const target = tableSource(statement, table);
  const into = `INSERT INTO ${target.from}`;
  const back = returningSql(statement, target, returning);
  const merges = conflict?.resolution === 'merge-duplicates';
  const counting = merges ? ` WHERE ${insertedBy('+ 1')} <> '0'` : '';
  const onConflict = conflict === undefined ? '' : conflictSql(conflict, rows.columns);
  if (rows.onlyDefaults) return `${into} DEFAULT VALUES${onConflict}${back}`;
  const names = rows.columns.map(quoteName);
  if (rows.empty || names.length === 0) return nothing(table, returning);
  const values = names.map((name) => `b.${name}`).join(', ');
  const from = useDefaults ? withDefaults(statement, table, rows) : recordset(statement, table, rows);
  return `${into} (${names.join(', ')}) SELECT ${values} FROM ${from}${counting}${onConflict}${back}`;
}

function recordset(statement: Statement, table: Table, rows: Rows): string {
  return `json_to_recordset(${statement.param(rows.json, 'json')}) AS b(${typedColumns(table, rows.columns)})`;
}

/** A key that a row lacks gets the default of its column instead of null. */
function withDefaults(statement: Statement, table: Table, rows: Rows): string {
  const defaults = rows.columns.flatMap((name) => {
    const sql = table.columns.get(name)?.defaultSql;
    return sql === undefined ? [] : [`${statement.param(name, 'text')}, (${sql})`];
  });
  const elements = `jsonb_array_elements(${statement.param(rows.json, 'jsonb')}) AS e(v)`;
  return `${elements}, LATERAL jsonb_to_record(jsonb_build_object(${defaults.join(', ')}) || e.v) AS b(${typedColumns(table, rows.columns)})`;
}

function typedColumns(table: Table, names: readonly string[]): string {
  return names.map((name) => `${quoteName(name)} ${table.columns.get(name)?.type ?? 'text'}`).join(', ');
}

function conflictSql({ columns, resolution }: Conflict, written: readonly string[]): string {
  const names = columns.map(quoteName).join(', ');
  if (resolution === 'ignore-duplicates' || written.length === 0) return ` ON CONFLICT (${names}) DO NOTHING`;
  const set = written.map((name) => `${quoteName(name)} = EXCLUDED.${quoteName(name)}`).join(', ');
  return ` ON CONFLICT (${names}) DO UPDATE SET ${set} WHERE ${insertedBy('- 1')} <> '-1'`;
}

export function updateSql(
  statement: Statement,
  table: Table,
  rows: Rows,
  node: ReadNode,
  returning: Returning,
): string {
  if (rows.columns.length === 0) return nothing(table, returning);
  const target = tableSource(statement, table);
  const set = rows.columns.map((name) => `${quoteName(name)} = b.${quoteName(name)}`).join(', ');
  const values = `json_to_recordset(${statement.param(rows.json, 'json')}) AS b(${typedColumns(table, rows.columns)})`;
  return `UPDATE ${target.from} SET ${set} FROM ${values}${whereSql(statement, target, table, node)}${returningSql(statement, target, returning)}`;
}

export function deleteSql(statement: Statement, table: Table, node: ReadNode, returning: Returning): string {
  const target = tableSource(statement, table);
  return `DELETE FROM ${target.from}${whereSql(statement, target, table, node)}${returningSql(statement, target, returning)}`;
}

/** With a limit, the rows are chosen first, in an order that must be given. */
function whereSql(statement: Statement, target: Source, table: Table, node: ReadNode): string {
  if (node.limit === undefined && node.offset === undefined) return filterSql(statement, target, node);
  const { order } = node;
  if (order.length === 0) throw limitWithoutOrder();
  if (table.primaryKey.length === 0 || !orderedByKey(table, order)) throw limitWithoutKey(table);
  const inner = tableSource(statement, table);
  const keys = (source: Source) =>
    table.primaryKey.map((name) => columnSql(statement, source, name)).join(', ');
  const limit = node.limit === undefined ? '' : ` LIMIT ${statement.param(node.limit, 'bigint')}`;
  const offset = node.offset === undefined ? '' : ` OFFSET ${statement.param(node.offset, 'bigint')}`;
  return ` WHERE (${keys(target)}) IN (SELECT ${keys(inner)} FROM ${inner.from}${filterSql(statement, inner, node)}${orderSql(statement, inner, node, new Map())}${limit}${offset})`;
}

function orderedByKey(table: Table, order: readonly OrderTerm[]): boolean {
  const named = new Set(order.map(({ field }) => field.name));
  return table.uniques.some((columns) => columns.every((column) => named.has(column)));
}

function filterSql(statement: Statement, source: Source, node: ReadNode): string {
  const conditions = node.where.map((condition) => conditionSql(statement, source, condition));
  return conditions.length === 0 ? '' : ` WHERE ${conditions.join(' AND ')}`;
}

function returningSql(statement: Statement, target: Source, returning: Returning): string {
  if (returning === '*') return ` RETURNING ${target.alias}.*`;
  if (returning.length === 0) return ' RETURNING 1';
  return ` RETURNING ${returning.map((name) => columnSql(statement, target, name)).join(', ')}`;
}

/** No row, in the shape that the rest of the statement expects. */
function nothing(table: Table, returning: Returning): string {
  const names = returning === '*' ? [...table.columns.keys()] : returning;
  const columns = names.map(
    (name) => `NULL::${table.columns.get(name)?.type ?? 'text'} AS ${quoteName(name)}`,
  );
  return `SELECT ${columns.length === 0 ? '1' : columns.join(', ')} WHERE false`;
}

function limitWithoutOrder(): PostgrestError {
  return new PostgrestError({
    status: 400,
    code: 'PGRST109',
    message: "A 'limit' was applied without an explicit 'order'",
    hint: "Apply an 'order' using unique column(s)",
  });
}

function limitWithoutKey(table: Table): PostgrestError {
  return new PostgrestError({
    status: 400,
    code: 'PGRST110',
    message: `A 'limit' on '${table.name}' needs an 'order' by unique column(s)`,
    hint: "Apply an 'order' using unique column(s)",
  });
}
