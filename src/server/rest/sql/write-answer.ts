import type { AnswerFormat } from '../syntax/media-types.ts';

/** How the rows of a statement become the text of the answer. */
export interface BodyShape {
  format: AnswerFormat;
  /** Nothing is sent: HEAD, or `return=minimal`. */
  empty: boolean;
  /** A function that returns one value: the column that holds it. */
  scalar: boolean;
  /** One row or value by nature, which is not put into a list. */
  single: boolean;
}

export interface AnswerParts {
  with: string;
  rows: string;
  total: string | undefined;
  /** Further columns, written out with their names. */
  extras: readonly string[];
}

/** The one row that every statement answers with. */
export function writeAnswer(parts: AnswerParts, shape: BodyShape): string {
  const columns = [
    `${parts.total === undefined ? 'NULL::bigint' : `(${parts.total})`} AS total`,
    'count(*) AS page',
    `${bodySql(shape)} AS body`,
    ...parts.extras,
  ];
  return `${parts.with}SELECT ${columns.join(', ')} FROM (${parts.rows}) AS _t`;
}

export const scalarColumn = 'pgrst_scalar';

function bodySql({ format, empty, scalar, single }: BodyShape): string {
  if (empty) return "''";
  const kind = format.kind === 'plan' ? format.for : format;
  if (kind.kind === 'csv') return csvSql;
  const list = `json_agg(${scalar ? `_t."${scalarColumn}"` : '_t'})`;
  const stripped = (kind.kind === 'array' || kind.kind === 'object') && kind.stripped;
  const json = stripped ? `json_strip_nulls(${list})` : list;
  return single || kind.kind === 'object'
    ? `coalesce((${json}->0)::text, 'null')`
    : `coalesce(${json}::text, '[]')`;
}

/** The header comes from the keys of a row, the lines from PostgreSQL's own way to write a row. */
const csvSql = `coalesce((array_agg((SELECT string_agg(k, ',') FROM json_object_keys(row_to_json(_t)) AS k)))[1], '') || E'\\n' || coalesce(string_agg(substring(_t::text, 2, length(_t::text) - 2), E'\\n'), '')`;
