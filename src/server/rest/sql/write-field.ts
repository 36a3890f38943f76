import type { Field } from '../syntax/query.ts';
import { columnSql, type Source, type Statement } from './statement.ts';

/** A column, or a place within its JSON value. */
export function fieldSql(statement: Statement, source: Source, field: Field): string {
  const column = columnSql(statement, source, field.name);
  if (field.path.length === 0) return column;
  const type = source.table?.columns.get(field.name)?.baseType;
  let sql = type === 'json' || type === 'jsonb' ? column : `to_jsonb(${column})`;
  for (const step of field.path) {
    const key = statement.param(step.key, step.isIndex ? 'int' : 'text');
    sql = `${sql}${step.asText ? '->>' : '->'}${key}`;
  }
  return `(${sql})`;
}
