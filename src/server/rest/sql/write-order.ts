import { notEmbedded, PostgrestError } from '../postgrest-error.ts';
import { isToOne } from '../schema-cache/schema-cache.ts';
import { findEmbed } from '../syntax/parse-query-string.ts';
import type { OrderTerm, ReadNode, SelectEmbed } from '../syntax/query.ts';
import type { Source, Statement } from './statement.ts';
import { conditionSql } from './write-condition.ts';
import { embedSource, type WrittenEmbed } from './write-embed.ts';
import { fieldSql } from './write-field.ts';

export function orderSql(
  statement: Statement,
  source: Source,
  node: ReadNode,
  embeds: ReadonlyMap<SelectEmbed, WrittenEmbed>,
): string {
  if (node.order.length === 0) return '';
  const terms = node.order.map((term) => {
    const value =
      term.relation === undefined
        ? fieldSql(statement, source, term.field)
        : relatedValue(statement, source, node, term, term.relation, embeds);
    const direction = term.direction === undefined ? '' : ` ${term.direction.toUpperCase()}`;
    const nulls = term.nulls === undefined ? '' : ` NULLS ${term.nulls.toUpperCase()}`;
    return `${value}${direction}${nulls}`;
  });
  return ` ORDER BY ${terms.join(', ')}`;
}

/** Asked for on its own, because the column need not be among those that the embedded row shows. */
function relatedValue(
  statement: Statement,
  source: Source,
  node: ReadNode,
  term: OrderTerm,
  relation: string,
  embeds: ReadonlyMap<SelectEmbed, WrittenEmbed>,
): string {
  const item = findEmbed(node, relation);
  const written = item === undefined ? undefined : embeds.get(item);
  if (item === undefined || written === undefined) throw notEmbedded(relation);
  if (!isToOne(written.relationship)) {
    throw new PostgrestError({
      status: 400,
      code: 'PGRST118',
      message: `A related order on '${relation}' is not possible`,
      details: `'${source.name}' and '${item.name}' do not form a many-to-one or one-to-one relationship`,
    });
  }
  const related = embedSource(statement, source, written.relationship);
  const conditions = [
    ...related.joins,
    ...item.node.where.map((condition) => conditionSql(statement, related.source, condition)),
  ];
  const where = conditions.length === 0 ? '' : ` WHERE ${conditions.join(' AND ')}`;
  return `(SELECT ${fieldSql(statement, related.source, term.field)} FROM ${related.source.from}${where} LIMIT 1)`;
}
