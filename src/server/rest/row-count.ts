import { invalidRange } from './postgrest-error.ts';
import type { RestCall, StatementResult } from './rest-request.ts';
import { contentRange, type RowRange } from './syntax/parse-range.ts';

/** SQL of the total that the client asked for; planned totals come from the planner instead. */
export function totalSql(call: RestCall, counted: string): string | undefined {
  switch (call.preferences.count) {
    case 'exact':
      return `SELECT count(*) FROM (${counted}) AS _c`;
    case 'estimated':
      return `SELECT count(*) FROM (${counted} LIMIT ${call.options.maxRows + 1}) AS _c`;
    default:
      return undefined;
  }
}

export function totalOf(call: RestCall, result: StatementResult): number | undefined {
  const counted = result.total ?? undefined;
  switch (call.preferences.count) {
    case 'exact':
      return counted;
    case 'planned':
      return result.planned;
    case 'estimated':
      return counted !== undefined && counted > call.options.maxRows
        ? Math.max(counted, result.planned ?? 0)
        : counted;
    default:
      return undefined;
  }
}

/** 200 for everything, 206 for a part, 416 for a part that is not there. */
export function rangeAnswer(
  range: RowRange,
  page: number,
  total: number | undefined,
): { status: number; header: string } {
  const first = range.offset;
  const last = first + page - 1;
  if (total !== undefined && first > total) {
    throw invalidRange(`An offset of ${first} was requested, but there are only ${total} rows.`);
  }
  return {
    status: total !== undefined && page < total ? 206 : 200,
    header: contentRange(first, last, total),
  };
}
