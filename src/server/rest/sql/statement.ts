import { unknownColumn, unknownType } from '../postgrest-error.ts';
import { closeColumns } from '../schema-cache/close-columns.ts';
import type { Routine, SchemaCache, Table } from '../schema-cache/schema-cache.ts';
import { quoteName } from '../schema-cache/schema-cache.ts';

/** One statement in the making: what clients sent becomes parameters, names come from the schema cache. */
export class Statement {
  readonly cache: SchemaCache;
  readonly maxRows: number;
  readonly values: unknown[] = [];
  private aliases = 0;

  constructor(cache: SchemaCache, maxRows: number) {
    this.cache = cache;
    this.maxRows = maxRows;
  }

  /** Without a type, PostgreSQL takes the one that the place asks for. */
  param(value: unknown, type?: string): string {
    this.values.push(value);
    return type === undefined ? `$${this.values.length}` : `$${this.values.length}::${type}`;
  }

  alias(): string {
    this.aliases++;
    return `t${this.aliases}`;
  }

  type(name: string): string {
    const sql = this.cache.types.get(name.toLowerCase());
    if (sql === undefined) throw unknownType(name);
    return sql;
  }
}

/** Where rows come from, and what is known about them. */
export interface Source {
  /** As clients call it; for messages. */
  name: string;
  /** What PostgREST calls it within the statement, which its messages show; embedded tables carry their depth. */
  label: string;
  depth: number;
  table: Table | undefined;
  /** The columns, where no table tells them. */
  columns: readonly string[] | undefined;
  alias: string;
  /** The item of the FROM list. */
  from: string;
  /** The whole row as a value of the table's type, for functions that take it. */
  row: string;
}

export function tableSource(statement: Statement, table: Table, depth = 0): Source {
  const alias = statement.alias();
  return {
    name: table.name,
    label: depth === 0 ? table.name : `${table.name}_${depth}`,
    depth,
    table,
    columns: undefined,
    alias,
    from: `${table.sql} AS ${alias}`,
    row: alias,
  };
}

/** Rows that a WITH query made; they have lost their type, so the row is put together again where one is asked for. */
export function withSource(
  statement: Statement,
  name: string,
  table: Table | undefined,
  columns: readonly string[] | undefined,
  from: string,
): Source {
  const alias = statement.alias();
  const parts = [...(table?.columns.keys() ?? [])].map((column) => `${alias}.${quoteName(column)}`);
  const row = table === undefined ? alias : `ROW(${parts.join(', ')})::${table.sql}`;
  return { name, label: name, depth: 0, table, columns, alias, from: `${from} AS ${alias}`, row };
}

export function computedField(statement: Statement, source: Source, name: string): Routine | undefined {
  return source.table === undefined ? undefined : statement.cache.computedFields.get(source.table)?.get(name);
}

export function hasColumn(source: Source, name: string): boolean {
  return source.table?.columns.has(name) ?? source.columns?.includes(name) ?? false;
}

export function columnNames(source: Source): string[] {
  return [...(source.table?.columns.keys() ?? source.columns ?? [])];
}

export function columnSql(statement: Statement, source: Source, name: string): string {
  if (hasColumn(source, name)) return `${source.alias}.${quoteName(name)}`;
  const computed = computedField(statement, source, name);
  if (computed !== undefined) return `${computed.sql}(${source.row})`;
  const close = closeColumns(name, columnNames(source)).map((one) => `the column "${source.label}.${one}"`);
  const hint = close.length === 0 ? null : `Perhaps you meant to reference ${close.join(' or ')}.`;
  throw unknownColumn(source.label, name, hint);
}
