import type { ForeignKey, Relationship, Routine, Table } from './schema-cache.ts';

export interface DerivedKey {
  key: ForeignKey;
  /** The columns of the key are unique together: a one-to-one relationship. */
  unique: boolean;
}

export interface Relationships {
  relationships: Map<Table, Relationship[]>;
  computedFields: Map<Table, Map<string, Routine>>;
}

export function buildRelationships(
  tables: readonly Table[],
  keys: readonly DerivedKey[],
  routines: readonly Routine[],
): Relationships {
  const relationships = new Map<Table, Relationship[]>(tables.map((table) => [table, []]));
  // A request sees one schema: what is related across two of them is not embedded.
  const add = (relationship: Relationship) => {
    if (relationship.table.schema !== relationship.target.schema) return;
    relationships.get(relationship.table)?.push(relationship);
  };
  for (const { key, unique } of keys) addKey(key, unique, add);
  addJunctions(keys, add);
  const computedFields = new Map<Table, Map<string, Routine>>();
  for (const routine of routines) {
    const { rowOf, returns } = routine;
    if (rowOf === undefined) continue;
    if (returns.kind === 'rows' && returns.table !== undefined) {
      const many = returns.set && routine.rows !== 1;
      add({
        kind: 'computed',
        cardinality: many ? 'one-to-many' : 'many-to-one',
        table: rowOf,
        target: returns.table,
        routine,
      });
    } else if (returns.kind === 'scalar' && !returns.set) {
      const fields = computedFields.get(rowOf) ?? new Map<string, Routine>();
      if (!rowOf.columns.has(routine.name)) fields.set(routine.name, routine);
      computedFields.set(rowOf, fields);
    }
  }
  return { relationships, computedFields };
}

function addKey(key: ForeignKey, unique: boolean, add: (relationship: Relationship) => void): void {
  const pairs = key.columns.map((column, at) => [column, key.targetColumns[at] ?? ''] as const);
  add({
    kind: 'key',
    cardinality: unique ? 'one-to-one' : 'many-to-one',
    key,
    forward: true,
    table: key.table,
    target: key.target,
    pairs,
  });
  add({
    kind: 'key',
    cardinality: unique ? 'one-to-one' : 'one-to-many',
    key,
    forward: false,
    table: key.target,
    target: key.table,
    pairs: pairs.map(([here, there]) => [there, here] as const),
  });
}

/** A table joins two others when two of its keys are part of its primary key. */
function addJunctions(keys: readonly DerivedKey[], add: (relationship: Relationship) => void): void {
  const byTable = new Map<Table, ForeignKey[]>();
  for (const { key } of keys) {
    if (key.table.isView || !key.columns.every((column) => key.table.primaryKey.includes(column))) continue;
    byTable.set(key.table, [...(byTable.get(key.table) ?? []), key]);
  }
  for (const [junction, own] of byTable) {
    for (const here of own) {
      for (const there of own) {
        if (here.name === there.name) continue;
        add({
          kind: 'junction',
          cardinality: 'many-to-many',
          table: here.target,
          target: there.target,
          junction,
          here,
          there,
        });
      }
    }
  }
}
