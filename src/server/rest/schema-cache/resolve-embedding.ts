import { PostgrestError } from '../postgrest-error.ts';
import { closestName } from './closest-name.ts';
import type { ForeignKey, KeyRelationship, Relationship, SchemaCache, Table } from './schema-cache.ts';

/** The relationship that `name!hint` means when it is embedded in `table`. */
export function resolveEmbedding(
  cache: SchemaCache,
  table: Table | undefined,
  tableName: string,
  name: string,
  hint: string | undefined,
): Relationship {
  const all = table === undefined ? [] : (cache.relationships.get(table) ?? []);
  const found = all.filter((one) => matches(one, name, hint));
  const computed = found.find(({ kind }) => kind === 'computed');
  const [first] = found;
  if (computed !== undefined) return computed;
  if (first === undefined) throw noRelationship(cache, all, table, tableName, name, hint);
  if (found.length > 1) throw ambiguous(found, tableName, name);
  return first;
}

function matches(one: Relationship, name: string, hint: string | undefined): boolean {
  if (one.kind === 'computed') return hint === undefined && one.routine.name === name;
  if (one.kind === 'junction') {
    if (one.target.name !== name) return false;
    return hint === undefined || [one.junction.name, one.here.name, one.there.name].includes(hint);
  }
  if (one.table === one.target) return matchesSelf(one, name, hint);
  if (hint === undefined) {
    if (one.target.name === name) return true;
    // The name of a key or of a column means the table that the key refers to, not the views of it.
    if (one.target.isView) return false;
    return one.key.name === name || (one.forward && isColumn(one.key.columns, name));
  }
  if (one.target.name !== name) return false;
  return one.key.name === hint || isColumn(one.key.columns, hint) || isColumn(one.key.targetColumns, hint);
}

/** One key, two directions: the table's name means the many, the column's name means the one. */
function matchesSelf({ forward, key }: KeyRelationship, name: string, hint: string | undefined): boolean {
  if (forward) return hint === undefined && (isColumn(key.columns, name) || key.name === name);
  if (name !== key.table.name) return false;
  return hint === undefined || key.name === hint || isColumn(key.columns, hint);
}

function isColumn(columns: readonly string[], name: string): boolean {
  return columns.length === 1 && columns[0] === name;
}

function noRelationship(
  cache: SchemaCache,
  all: readonly Relationship[],
  table: Table | undefined,
  tableName: string,
  name: string,
  hint: string | undefined,
): PostgrestError {
  const schema = table?.schema ?? cache.schemas[0] ?? 'public';
  const hinted = hint === undefined ? '' : ` using the hint '${hint}'`;
  return new PostgrestError({
    status: 400,
    code: 'PGRST200',
    message: `Could not find a relationship between '${tableName}' and '${name}' in the schema cache`,
    details: `Searched for a foreign key relationship between '${tableName}' and '${name}'${hinted} in the schema '${schema}', but no matches were found.`,
    hint: relationshipHint(cache, all, { schema, tableName, name }),
    missing: true,
  });
}

/** Another name for what is embedded, or, where a table has no relationships at all, for the table itself. */
function relationshipHint(
  cache: SchemaCache,
  all: readonly Relationship[],
  { schema, tableName, name }: { schema: string; tableName: string; name: string },
): string | null {
  const [wrong, known] =
    all.length > 0
      ? [name, all.map((one) => one.target.name)]
      : [
          tableName,
          [...cache.relationships]
            .filter(([table, own]) => table.schema === schema && own.length > 0)
            .map(([table]) => table.name),
        ];
  const close = closestName(wrong, known);
  const isSame = close?.toLowerCase() === wrong.toLowerCase();
  return close === undefined || isSame ? null : `Perhaps you meant '${close}' instead of '${wrong}'.`;
}

function ambiguous(found: readonly Relationship[], tableName: string, name: string): PostgrestError {
  const hints = found.map((one) => `'${name}!${hintFor(one)}'`).join(', ');
  return new PostgrestError({
    status: 300,
    code: 'PGRST201',
    message: `Could not embed because more than one relationship was found for '${tableName}' and '${name}'`,
    details: found.map((one) => ({
      cardinality: one.cardinality,
      embedding: `${one.table.name} with ${one.target.name}`,
      relationship: describe(one),
    })),
    hint: `Try changing '${name}' to one of the following: ${hints}. Find the desired relationship in the 'details' key.`,
  });
}

function hintFor(one: Relationship): string {
  if (one.kind === 'key') return one.key.name;
  return one.kind === 'junction' ? one.junction.name : one.routine.name;
}

function describe(one: Relationship): string {
  if (one.kind === 'computed') return one.routine.name;
  if (one.kind === 'junction') {
    const side = (key: ForeignKey) => `${key.name}(${key.columns.join(', ')})`;
    return `${one.junction.name} using ${side(one.here)} and ${side(one.there)}`;
  }
  const here = one.pairs.map((pair) => pair[0]).join(', ');
  const there = one.pairs.map((pair) => pair[1]).join(', ');
  return `${one.key.name} using ${one.table.name}(${here}) and ${one.target.name}(${there})`;
}
