import { resolveEmbedding } from '../schema-cache/resolve-embedding.ts';
import type { Relationship, SchemaCache, Table } from '../schema-cache/schema-cache.ts';
import type { ReadNode } from '../syntax/query.ts';
import type { Returning } from './write-mutation.ts';

/**
 * The columns of written rows that the answer shows or joins on. No more than these are asked back: the caller
 * may lack the right to read the others.
 */
export function neededColumns(cache: SchemaCache, table: Table, node: ReadNode): Returning {
  const needed = new Set<string>();
  const add = (name: string): boolean => {
    if (!table.columns.has(name)) return false;
    needed.add(name);
    return true;
  };
  for (const item of node.select) {
    if (item.kind === 'embed') {
      const relationship = resolveEmbedding(cache, table, table.name, item.name, item.hint);
      if (relationship.kind === 'computed') return '*';
      for (const name of joinColumns(relationship)) add(name);
    } else if (item.field.name === '*' && item.aggregate === undefined) return '*';
    else if (!add(item.field.name) && cache.computedFields.get(table)?.has(item.field.name)) return '*';
  }
  for (const { relation, field } of node.order) {
    if (relation === undefined && !add(field.name)) return '*';
  }
  return [...needed];
}

function joinColumns(relationship: Exclude<Relationship, { kind: 'computed' }>): readonly string[] {
  return relationship.kind === 'key'
    ? relationship.pairs.map(([here]) => here)
    : relationship.here.targetColumns;
}
