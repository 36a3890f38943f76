import { PostgrestError } from './postgrest-error.ts';
import type { Table } from './schema-cache/schema-cache.ts';
import type { ReadNode } from './syntax/query.ts';

interface PutRows {
  columns: readonly string[];
  first: Record<string, unknown>;
  count: number;
}

/** PUT names one row by its whole primary key, and the body must be that row. */
export function checkPut(table: Table, root: ReadNode, rows: PutRows): void {
  if (root.limit !== undefined || root.offset !== undefined) {
    throw new PostgrestError({
      status: 400,
      code: 'PGRST114',
      message: 'limit/offset querystring parameters are not allowed for PUT',
    });
  }
  const named = new Map<string, string>();
  for (const condition of root.where) {
    if (
      condition.kind !== 'filter' ||
      condition.negated ||
      condition.field.path.length > 0 ||
      condition.test.kind !== 'compare' ||
      condition.test.operator !== 'eq'
    )
      throw keyNeeded();
    named.set(condition.field.name, condition.test.value);
  }
  const whole = named.size > 0 && table.primaryKey.every((name) => named.has(name));
  if (!whole || named.size !== table.primaryKey.length) throw keyNeeded();
  const same = [...named].every(([name, value]) => {
    const given = rows.first[name];
    return (
      rows.columns.includes(name) &&
      (typeof given === 'object' ? JSON.stringify(given) : String(given)) === value
    );
  });
  if (rows.count !== 1 || !same) {
    throw new PostgrestError({
      status: 400,
      code: 'PGRST115',
      message: 'Payload values do not match URL in primary key column(s)',
    });
  }
}

function keyNeeded(): PostgrestError {
  return new PostgrestError({
    status: 405,
    code: 'PGRST105',
    message: "Filters must include all and only primary key columns with 'eq' operators",
  });
}
