import { resolveEmbedding } from '../schema-cache/resolve-embedding.ts';
import { isToOne, quoteName, type Relationship } from '../schema-cache/schema-cache.ts';
import type { ReadNode, SelectEmbed } from '../syntax/query.ts';
import type { ReadOptions, WrittenRead } from './read-shape.ts';
import { type Source, type Statement, tableSource } from './statement.ts';

export interface WrittenEmbed {
  relationship: Relationship;
  /** To be put behind the FROM item of the outer table. */
  join: string;
  columns: readonly { name: string; sql: string }[];
  inner: boolean;
  /** True for an outer row without an embedded row. */
  isNull: string;
}

export type WriteRead = (
  statement: Statement,
  node: ReadNode,
  source: Source,
  options: ReadOptions,
) => WrittenRead;

export interface EmbedSource {
  source: Source;
  /** Conditions that tie the embedded rows to the outer row. */
  joins: readonly string[];
}

/** `writeRead` is handed in: the two call each other. */
export function writeEmbed(
  writeRead: WriteRead,
  statement: Statement,
  outer: Source,
  item: SelectEmbed,
  grouped: boolean,
): WrittenEmbed {
  const relationship = resolveEmbedding(statement.cache, outer.table, outer.name, item.name, item.hint);
  const toOne = isToOne(relationship);
  const { source, joins } = embedSource(statement, outer, relationship);
  const read = writeRead(statement, item.node, source, {
    joins,
    maxRows: toOne ? undefined : statement.maxRows,
    named: item.spread,
  });
  const alias = statement.alias();
  const inner = item.join === 'inner';
  const kind = inner ? 'INNER' : 'LEFT';
  const name = item.alias ?? item.name;
  const cast = grouped ? '::jsonb' : '';
  if (toOne) {
    // A row without columns could not be told from no row.
    const rows = read.outputs.length === 0 ? `SELECT 1 AS "_" FROM (${read.sql}) ${alias}` : read.sql;
    const whole = { name, sql: `row_to_json(${alias}.*)${cast}` };
    const spread = read.outputs.map((output) => ({ name: output, sql: `${alias}.${quoteName(output)}` }));
    return {
      relationship,
      join: ` ${kind} JOIN LATERAL (${rows}) AS ${alias} ON true`,
      columns: item.spread ? spread : read.outputs.length === 0 ? [] : [whole],
      inner,
      isNull: `${alias} IS NOT DISTINCT FROM NULL`,
    };
  }
  const lists = item.spread ? read.outputs.map(quoteName) : [];
  const aggregate = `json_agg(${alias}) AS "_", ${lists.map((output) => `json_agg(${alias}.${output}) AS ${output}, `).join('')}count(*) AS "_n"`;
  const list = (column: string) => `COALESCE(${alias}.${column}, '[]')${cast}`;
  const empty = read.outputs.length === 0;
  return {
    relationship,
    join: ` ${kind} JOIN LATERAL (SELECT ${aggregate} FROM (${read.sql}) AS ${alias}) AS ${alias} ON ${inner ? `${alias}."_n" > 0` : 'true'}`,
    columns: item.spread
      ? read.outputs.map((output) => ({ name: output, sql: list(quoteName(output)) }))
      : empty
        ? []
        : [{ name, sql: list('"_"') }],
    inner,
    isNull: `${alias}."_n" = 0`,
  };
}

/** The embedded rows of one outer row. */
export function embedSource(statement: Statement, outer: Source, relationship: Relationship): EmbedSource {
  const target = tableSource(statement, relationship.target, outer.depth + 1);
  if (relationship.kind === 'computed') {
    return {
      source: { ...target, from: `${relationship.routine.sql}(${outer.row}) AS ${target.alias}` },
      joins: [],
    };
  }
  const equal = (one: string, first: string, other: string, second: string) =>
    `${one}.${quoteName(first)} = ${other}.${quoteName(second)}`;
  if (relationship.kind === 'key') {
    const joins = relationship.pairs.map(([here, there]) => equal(target.alias, there, outer.alias, here));
    return { source: target, joins };
  }
  const { here, there, junction } = relationship;
  const middle = tableSource(statement, junction);
  const joins = [
    ...here.columns.map((column, at) =>
      equal(middle.alias, column, outer.alias, here.targetColumns[at] ?? ''),
    ),
    ...there.columns.map((column, at) =>
      equal(middle.alias, column, target.alias, there.targetColumns[at] ?? ''),
    ),
  ];
  return { source: { ...target, from: `${middle.from} CROSS JOIN ${target.from}` }, joins };
}
