import { buildRelationships, type DerivedKey } from './build-relationships.ts';
import { buildRoutines } from './build-routines.ts';
import type { CatalogueKey, CatalogueRoutine, CatalogueTable, CatalogueType } from './catalogue-queries.ts';
import { type Column, quoteName, type SchemaCache, type Table } from './schema-cache.ts';
import { sqlTypeNames } from './sql-type-names.ts';
import { type ColumnOrigin, readViewColumns } from './view-columns.ts';

export interface Catalogue {
  schemas: readonly string[];
  tables: readonly CatalogueTable[];
  keys: readonly CatalogueKey[];
  routines: readonly CatalogueRoutine[];
  types: readonly CatalogueType[];
}

export function buildSchemaCache(catalogue: Catalogue): SchemaCache {
  const origins = baseColumns(catalogue.tables);
  const byOid = new Map(catalogue.tables.map((row) => [row.oid, buildTable(row)]));
  addViewKeys(catalogue.tables, byOid, origins);
  const tables = groupByName([...byOid.values()]);
  const byRowType = new Map(catalogue.tables.map((row) => [row.row_type, byOid.get(row.oid)]));
  const routines = buildRoutines(catalogue.routines, byOid, byRowType);
  const { relationships, computedFields } = buildRelationships(
    [...byOid.values()],
    deriveKeys(catalogue, byOid, origins),
    routines,
  );
  return {
    schemas: catalogue.schemas,
    tables,
    functions: groupRoutines(routines),
    relationships,
    computedFields,
    types: buildTypes(catalogue.types),
  };
}

function buildTable(row: CatalogueTable): Table {
  const columns = row.columns.map(({ name, type, base, nullable, default: defaultSql }): [string, Column] => [
    name,
    { name, type, baseType: base, nullable, defaultSql: defaultSql ?? undefined },
  ]);
  return {
    oid: row.oid,
    schema: row.schema,
    name: row.name,
    sql: `${quoteName(row.schema)}.${quoteName(row.name)}`,
    isView: row.kind === 'v' || row.kind === 'm',
    takes: {
      insert: (row.changes & 8) !== 0,
      update: (row.changes & 4) !== 0,
      delete: (row.changes & 16) !== 0,
    },
    columns: new Map(columns),
    primaryKey: row.keys.find(({ primary }) => primary)?.columns ?? [],
    uniques: row.keys.map(({ columns: names }) => names),
  };
}

/** For each view, the column of a real table behind each of its columns, through views on views. */
function baseColumns(rows: readonly CatalogueTable[]): Map<number, Map<number, ColumnOrigin>> {
  const direct = new Map(
    rows.filter(({ rule }) => rule !== null).map(({ oid, rule }) => [oid, readViewColumns(rule ?? '')]),
  );
  const follow = (origin: ColumnOrigin, steps: number): ColumnOrigin | undefined => {
    const through = direct.get(origin.oid);
    if (through === undefined) return origin;
    const next = through.get(origin.number);
    return next === undefined || steps > 32 ? undefined : follow(next, steps + 1);
  };
  const bases = new Map<number, Map<number, ColumnOrigin>>();
  for (const [oid, columns] of direct) {
    const found = new Map<number, ColumnOrigin>();
    for (const [number, origin] of columns) {
      const base = follow(origin, 0);
      if (base !== undefined) found.set(number, base);
    }
    bases.set(oid, found);
  }
  return bases;
}

/** Names of the view's columns that show these columns of the table, or undefined when one of them is not shown. */
function shownColumns(
  view: CatalogueTable,
  origins: ReadonlyMap<number, ColumnOrigin> | undefined,
  oid: number,
  numbers: readonly number[],
): string[] | undefined {
  const names: string[] = [];
  for (const wanted of numbers) {
    const column = view.columns.find(({ number }) => {
      const origin = origins?.get(number);
      return origin?.oid === oid && origin.number === wanted;
    });
    if (column === undefined) return undefined;
    names.push(column.name);
  }
  return names;
}

/** A view on one table keeps that table's primary key when it shows all of it. */
function addViewKeys(
  rows: readonly CatalogueTable[],
  byOid: Map<number, Table>,
  origins: ReadonlyMap<number, ReadonlyMap<number, ColumnOrigin>>,
): void {
  const rowOf = new Map(rows.map((row) => [row.oid, row]));
  for (const [oid, columns] of origins) {
    const bases = new Set([...columns.values()].map((origin) => origin.oid));
    const [only] = bases;
    const view = rowOf.get(oid);
    const base = only === undefined ? undefined : rowOf.get(only);
    const table = byOid.get(oid);
    if (bases.size !== 1 || view === undefined || base === undefined || table === undefined) continue;
    const shown = base.keys.map((key) => ({
      primary: key.primary,
      columns: shownColumns(view, columns, base.oid, numbersOf(base, key.columns)) ?? [],
    }));
    const whole = shown.filter((key) => key.columns.length > 0);
    byOid.set(oid, {
      ...table,
      primaryKey: whole.find(({ primary }) => primary)?.columns ?? [],
      uniques: whole.map((key) => key.columns),
    });
  }
}

function numbersOf(row: CatalogueTable, names: readonly string[]): number[] {
  return names.map((name) => row.columns.find((column) => column.name === name)?.number ?? 0);
}

/** Every foreign key, and the same key once more for each view that shows its columns on either side. */
function deriveKeys(
  catalogue: Catalogue,
  byOid: ReadonlyMap<number, Table>,
  origins: ReadonlyMap<number, ReadonlyMap<number, ColumnOrigin>>,
): DerivedKey[] {
  const rowOf = new Map(catalogue.tables.map((row) => [row.oid, row]));
  const sides = (oid: number, numbers: readonly number[]): { table: Table; columns: string[] }[] => {
    const own = rowOf.get(oid);
    const found: { table: Table; columns: string[] }[] = [];
    const ownTable = byOid.get(oid);
    if (own !== undefined && ownTable !== undefined) {
      const names = numbers.map(
        (number) => own.columns.find((column) => column.number === number)?.name ?? '',
      );
      found.push({ table: ownTable, columns: names });
    }
    for (const [view, columns] of origins) {
      const row = rowOf.get(view);
      const table = byOid.get(view);
      const names = row === undefined ? undefined : shownColumns(row, columns, oid, numbers);
      if (table !== undefined && names !== undefined) found.push({ table, columns: names });
    }
    return found;
  };
  return catalogue.keys.flatMap((key) => {
    const base = rowOf.get(key.table_oid);
    const unique = (base?.keys ?? []).some((one) => {
      const numbers = base === undefined ? [] : numbersOf(base, one.columns);
      return numbers.length === key.columns.length && numbers.every((number) => key.columns.includes(number));
    });
    const targets = sides(key.target_oid, key.target_columns);
    return sides(key.table_oid, key.columns).flatMap(({ table, columns }) =>
      targets.map((target) => ({
        unique,
        key: { name: key.name, table, columns, target: target.table, targetColumns: target.columns },
      })),
    );
  });
}

function groupByName(tables: readonly Table[]): Map<string, Map<string, Table>> {
  const grouped = new Map<string, Map<string, Table>>();
  for (const table of tables) {
    const inSchema = grouped.get(table.schema) ?? new Map<string, Table>();
    inSchema.set(table.name, table);
    grouped.set(table.schema, inSchema);
  }
  return grouped;
}

function groupRoutines(routines: ReturnType<typeof buildRoutines>): SchemaCache['functions'] {
  const grouped = new Map<string, Map<string, (typeof routines)[number][]>>();
  for (const routine of routines) {
    const inSchema = grouped.get(routine.schema) ?? new Map<string, (typeof routines)[number][]>();
    inSchema.set(routine.name, [...(inSchema.get(routine.name) ?? []), routine]);
    grouped.set(routine.schema, inSchema);
  }
  return grouped;
}

function buildTypes(types: readonly CatalogueType[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const { schema, name } of types) {
    const sql = `${quoteName(schema)}.${quoteName(name)}`;
    if (!found.has(name)) found.set(name, sql);
    if (schema !== 'pg_catalog') found.set(`${schema}.${name}`, sql);
  }
  for (const [alias, name] of Object.entries(sqlTypeNames)) {
    const sql = found.get(name);
    if (sql !== undefined && !found.has(alias)) found.set(alias, sql);
  }
  const lists = Array.from(found, ([name, sql]): [string, string] => [`${name}[]`, `${sql}[]`]);
  return new Map([...found, ...lists]);
}
