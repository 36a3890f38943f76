import { PostgrestError } from '../postgrest-error.ts';
import { quoteName } from '../schema-cache/schema-cache.ts';
import { pathAlias } from '../syntax/parse-field.ts';
import { findEmbed } from '../syntax/parse-query-string.ts';
import type { Aggregate, ReadNode, SelectEmbed, SelectField } from '../syntax/query.ts';
import type { ReadOptions, WrittenRead } from './read-shape.ts';
import { columnNames, computedField, hasColumn, type Source, type Statement } from './statement.ts';
import { conditionSql } from './write-condition.ts';
import { type WrittenEmbed, writeEmbed } from './write-embed.ts';
import { fieldSql } from './write-field.ts';
import { orderSql } from './write-order.ts';

interface OutputColumn {
  name: string;
  sql: string;
  aggregate: boolean;
}

export function writeRead(
  statement: Statement,
  node: ReadNode,
  source: Source,
  options: ReadOptions,
): WrittenRead {
  const embeds = new Map<SelectEmbed, WrittenEmbed>();
  const aggregated = node.select.some(
    (item) => item.kind === 'field' && aggregateOf(statement, source, item) !== undefined,
  );
  const columns: OutputColumn[] = [];
  for (const item of node.select) {
    if (item.kind === 'field') {
      columns.push(...fieldColumns(statement, source, item, options.named || aggregated));
    } else {
      refuseTwin(item, embeds.keys(), source);
      const written = writeEmbed(writeRead, statement, source, item, aggregated);
      embeds.set(item, written);
      columns.push(...written.columns.map((column) => ({ ...column, aggregate: false })));
    }
  }
  const needed = new Set<WrittenEmbed>([...embeds.values()].filter(({ inner }) => inner));
  const nullEmbed = (name: string) => {
    const item = findEmbed(node, name);
    const written = item === undefined ? undefined : embeds.get(item);
    if (written !== undefined) needed.add(written);
    return written?.isNull;
  };
  const where = [
    ...options.joins,
    ...node.where.map((condition) => conditionSql(statement, source, condition, nullEmbed)),
  ];
  const order = orderSql(statement, source, node, embeds);
  const from = (joined: Iterable<WrittenEmbed>) =>
    `FROM ${source.from}${[...joined].map(({ join }) => join).join('')}${where.length === 0 ? '' : ` WHERE ${where.join(' AND ')}`}`;
  const list = columns.map(({ sql, name }) => (sql.endsWith('.*') ? sql : `${sql} AS ${quoteName(name)}`));
  const body = `SELECT ${list.join(', ')} ${from(embeds.values())}${groupSql(columns, aggregated)}`;
  return {
    sql: `${body}${order}${limitSql(statement, node, options.maxRows)}`,
    counted: aggregated ? body : `SELECT 1 ${from(needed)}`,
    outputs: columns.map(({ name }) => name),
    aggregated,
  };
}

/** Two embedded tables of one name would be one key of the answer. */
function refuseTwin(item: SelectEmbed, others: Iterable<SelectEmbed>, source: Source): void {
  const name = item.alias ?? item.name;
  for (const other of others) {
    if ((other.alias ?? other.name) !== name) continue;
    throw new PostgrestError({
      status: 400,
      code: '42712',
      message: `table name "${source.name}_${name}_${source.depth + 1}" specified more than once`,
    });
  }
}

/** `count` that is no column counts the rows, as it always has in embedded tables. */
function aggregateOf(statement: Statement, source: Source, item: SelectField): Aggregate | undefined {
  if (item.aggregate !== undefined) return item.aggregate;
  const isCount = item.field.name === 'count' && item.field.path.length === 0;
  if (!isCount || hasColumn(source, 'count')) return undefined;
  return computedField(statement, source, 'count') === undefined ? 'count' : undefined;
}

function fieldColumns(
  statement: Statement,
  source: Source,
  item: SelectField,
  named: boolean,
): OutputColumn[] {
  const aggregate = aggregateOf(statement, source, item);
  const { field } = item;
  if (aggregate === undefined && field.name === '*') {
    const names = columnNames(source);
    if (!named || names.length === 0) return [{ name: '*', sql: `${source.alias}.*`, aggregate: false }];
    return names.map((name) => ({ name, sql: `${source.alias}.${quoteName(name)}`, aggregate: false }));
  }
  const counted = aggregate === 'count' && (field.name === '*' || !hasColumn(source, field.name));
  let sql = counted && item.aggregate !== 'count' ? '*' : '';
  if (sql === '') sql = field.name === '*' ? '*' : fieldSql(statement, source, field);
  if (item.cast !== undefined) sql = `CAST(${sql} AS ${statement.type(item.cast)})`;
  if (aggregate !== undefined) sql = `${aggregate}(${sql})`;
  if (item.aggregateCast !== undefined) sql = `CAST(${sql} AS ${statement.type(item.aggregateCast)})`;
  const name = item.alias ?? aggregate ?? pathAlias(field);
  return [{ name, sql, aggregate: aggregate !== undefined }];
}

/** By position: an expression with parameters is not recognised as the same one when it is written twice. */
function groupSql(columns: readonly OutputColumn[], aggregated: boolean): string {
  if (!aggregated) return '';
  const positions = columns.flatMap(({ aggregate }, at) => (aggregate ? [] : [at + 1]));
  return positions.length === 0 ? '' : ` GROUP BY ${positions.join(', ')}`;
}

function limitSql(statement: Statement, node: ReadNode, maxRows: number | undefined): string {
  const asked = node.limit ?? maxRows;
  const limit = asked === undefined ? undefined : Math.min(asked, maxRows ?? asked);
  const limited = limit === undefined ? '' : ` LIMIT ${statement.param(limit, 'bigint')}`;
  return node.offset === undefined || node.offset === 0
    ? limited
    : `${limited} OFFSET ${statement.param(node.offset, 'bigint')}`;
}
