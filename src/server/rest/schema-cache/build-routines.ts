import type { CatalogueRoutine } from './catalogue-queries.ts';
import {
  quoteName,
  type Routine,
  type RoutineArgument,
  type RoutineReturn,
  type Table,
} from './schema-cache.ts';

type TableByOid = ReadonlyMap<number, Table | undefined>;

export function buildRoutines(
  rows: readonly CatalogueRoutine[],
  byOid: TableByOid,
  byRowType: TableByOid,
): Routine[] {
  return rows
    .filter((row) => isCallable(row, byRowType))
    .map((row) => {
      const args = argumentsOf(row);
      const only = row.arg_types.length === 1 ? row.arg_types[0] : undefined;
      return {
        schema: row.schema,
        name: row.name,
        sql: `${quoteName(row.schema)}.${quoteName(row.name)}`,
        args,
        rowOf: only === undefined ? undefined : byRowType.get(only.oid),
        returns: returnOf(row, byOid),
        rows: row.rows,
        isVolatile: row.volatile,
      };
    });
}

const wholeBodyTypes = new Set(['json', 'jsonb', 'text', 'xml', 'bytea']);

/** A nameless argument cannot be given by name: only one that takes the whole body, or a row, is of use. */
function isCallable(row: CatalogueRoutine, byRowType: TableByOid): boolean {
  const [only, ...more] = row.arg_types;
  if (argumentsOf(row).every(({ name }) => name !== '')) return true;
  if (only === undefined || more.length > 0) return false;
  return wholeBodyTypes.has(only.name) || byRowType.get(only.oid) !== undefined;
}

function argumentsOf(row: CatalogueRoutine): RoutineArgument[] {
  const modes = row.arg_modes;
  const names = row.arg_names ?? [];
  const positions = modes === null ? names.map((_, at) => at) : [];
  modes?.forEach((mode, at) => {
    if (['i', 'b', 'v'].includes(mode)) positions.push(at);
  });
  return row.arg_types.map((type, at) => ({
    name: names[positions[at] ?? -1] ?? '',
    type: withoutLength(type.name),
    required: at < row.arg_types.length - row.defaults,
    variadic: row.variadic && at === row.arg_types.length - 1,
  }));
}

function returnOf(row: CatalogueRoutine, byOid: TableByOid): RoutineReturn {
  if (row.return_type === 'void') return { kind: 'void' };
  const outputs: string[] = [];
  row.arg_modes?.forEach((mode, at) => {
    if (['o', 'b', 't'].includes(mode)) outputs.push(row.arg_names?.[at] ?? '');
  });
  if (row.return_kind === 'c') {
    const table = byOid.get(row.return_relation);
    return { kind: 'rows', set: row.returns_set, table, columns: row.return_columns ?? undefined };
  }
  if (outputs.length > 0 || row.return_type === 'record') {
    return {
      kind: 'rows',
      set: row.returns_set,
      table: undefined,
      columns: outputs.length > 0 && outputs.every((name) => name !== '') ? outputs : undefined,
    };
  }
  return { kind: 'scalar', set: row.returns_set, type: row.return_type };
}

/** `character` and `bit` without a length would mean a length of one. */
function withoutLength(type: string): string {
  return type.replace(/^character(?=$|\[)/, 'bpchar').replace(/^bit(?=$|\[)/, '"bit"');
}
