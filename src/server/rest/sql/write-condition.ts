import type { Comparison, Condition, Field, Filter, IsValue, Test, TextSearch } from '../syntax/query.ts';
import type { Source, Statement } from './statement.ts';
import { fieldSql } from './write-field.ts';

const operators: Readonly<Record<Comparison, string>> = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  like: 'LIKE',
  ilike: 'ILIKE',
  match: '~',
  imatch: '~*',
  cs: '@>',
  cd: '<@',
  ov: '&&',
  sl: '<<',
  sr: '>>',
  nxr: '&<',
  nxl: '&>',
  adj: '-|-',
  isdistinct: 'IS DISTINCT FROM',
};

const searchFunctions: Readonly<Record<TextSearch, string>> = {
  fts: 'to_tsquery',
  plfts: 'plainto_tsquery',
  phfts: 'phraseto_tsquery',
  wfts: 'websearch_to_tsquery',
};

const isSql: Readonly<Record<IsValue, string>> = {
  null: 'IS NULL',
  not_null: 'IS NOT NULL',
  true: 'IS TRUE',
  false: 'IS FALSE',
  unknown: 'IS UNKNOWN',
};

/** SQL of "there is no such embedded row", for an embedded table of this name. */
export type NullEmbed = (name: string) => string | undefined;

export function conditionSql(
  statement: Statement,
  source: Source,
  condition: Condition,
  nullEmbed: NullEmbed = () => undefined,
): string {
  if (condition.kind === 'logic') {
    const parts = condition.parts.map((part) => conditionSql(statement, source, part, nullEmbed));
    const joined = `(${parts.join(condition.operator === 'and' ? ' AND ' : ' OR ')})`;
    return condition.negated ? `NOT ${joined}` : joined;
  }
  const embedded = embedTest(condition, nullEmbed);
  const sql = embedded ?? testSql(statement, source, condition.field, condition.test);
  return condition.negated ? `NOT (${sql})` : sql;
}

function embedTest({ field, test }: Filter, nullEmbed: NullEmbed): string | undefined {
  if (test.kind !== 'is' || field.path.length > 0) return undefined;
  if (test.value !== 'null' && test.value !== 'not_null') return undefined;
  const isNull = nullEmbed(field.name);
  return isNull === undefined || test.value === 'null' ? isNull : `NOT (${isNull})`;
}

function testSql(statement: Statement, source: Source, field: Field, test: Test): string {
  const left = fieldSql(statement, source, field);
  switch (test.kind) {
    case 'is':
      return `${left} ${isSql[test.value]}`;
    case 'in':
      return `${left} = ANY (${statement.param(arrayLiteral(test.values))})`;
    case 'search':
      return searchSql(statement, source, field, left, test);
    default: {
      const isPattern = test.operator === 'like' || test.operator === 'ilike';
      const value = statement.param(isPattern ? test.value.replaceAll('*', '%') : test.value);
      const right = test.quantifier === undefined ? value : `${test.quantifier.toUpperCase()} (${value})`;
      return `${left} ${operators[test.operator]} ${right}`;
    }
  }
}

/** Text and JSON are searched as a text search vector of themselves. */
function searchSql(
  statement: Statement,
  source: Source,
  field: Field,
  left: string,
  test: Extract<Test, { kind: 'search' }>,
): string {
  const config = test.config === undefined ? '' : `${statement.param(test.config, 'regconfig')}, `;
  const type = field.path.length > 0 ? 'jsonb' : source.table?.columns.get(field.name)?.baseType;
  const vector = type === undefined || type === 'tsvector' ? left : `to_tsvector(${config}${left})`;
  return `${vector} @@ ${searchFunctions[test.operator]}(${config}${statement.param(test.value, 'text')})`;
}

export function arrayLiteral(values: readonly string[]): string {
  return `{${values.map((value) => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`).join(',')}}`;
}
