import type { Database } from '../db/database.ts';
import { resultCheck } from './check-result.ts';
import { capEmbedding } from './cost/cap-embedding.ts';
import { planAnswer } from './plan-answer.ts';
import { preferenceApplied } from './preference-applied.ts';
import { type ReadPlan, rememberRead } from './remember-read.ts';
import { findTable, type RestAnswer, type RestCall } from './rest-request.ts';
import { rangeAnswer, totalOf, totalSql } from './row-count.ts';
import { runStatement } from './run-statement.server.ts';
import { Statement, tableSource } from './sql/statement.ts';
import { writeAnswer } from './sql/write-answer.ts';
import { writeRead } from './sql/write-read.ts';
import { contentTypeOf } from './syntax/media-types.ts';
import { parseQueryString } from './syntax/parse-query-string.ts';
import { parseRange, type RowRange } from './syntax/parse-range.ts';
import type { ReadNode } from './syntax/query.ts';

/** GET and HEAD of a table or view. */
export async function readTable(database: Database, call: RestCall, name: string): Promise<RestAnswer> {
  const { request, format } = call;
  const { range, sql, values, explained } = rememberRead(call, name, () => planRead(call, name));
  const check = resultCheck(call, { single: true, affected: false });
  const result = await runStatement(database, call, { sql, values, explained, check });
  if (format.kind === 'plan') return planAnswer(call, result);
  const answer = rangeAnswer(range, result.page, totalOf(call, result));
  return {
    status: answer.status,
    headers: {
      'content-type': contentTypeOf(format),
      'content-range': answer.header,
      ...preferenceApplied(call, ['count']),
    },
    body: request.method === 'HEAD' ? null : result.body,
  };
}

function planRead(call: RestCall, name: string): ReadPlan {
  const { request, cache, options, format, preferences } = call;
  const table = findTable(cache, call.schema, name);
  const { root } = parseQueryString(request.parameters, { takesArguments: false });
  const range = applyRange(call, root);
  capEmbedding(cache, root, { name, table, maxRows: options.maxRows });
  const statement = new Statement(cache, options.maxRows);
  const read = writeRead(statement, root, tableSource(statement, table), {
    joins: [],
    maxRows: options.maxRows,
    named: false,
  });
  const sql = writeAnswer(
    { with: '', rows: read.sql, total: totalSql(call, read.counted), extras: [] },
    { format, empty: request.method === 'HEAD', scalar: false, single: false },
  );
  const asksPlan = preferences.count === 'planned' || preferences.count === 'estimated';
  const explained = asksPlan ? explainRead(call, root, (other) => tableSource(other, table)) : undefined;
  return { range, sql, values: statement.values, explained };
}

/** What the header asks for goes into the query; the answer tells where it began. */
export function applyRange(call: RestCall, root: ReadNode): RowRange {
  const asked = { offset: root.offset ?? 0, limit: root.limit };
  const range = call.request.method === 'GET' ? parseRange(call.request.header('range'), asked) : asked;
  root.offset = range.offset;
  root.limit = range.limit;
  return range;
}

/** The planner is asked about the rows alone: an unused parameter would have no type. */
function explainRead(
  call: RestCall,
  root: ReadNode,
  source: (statement: Statement) => ReturnType<typeof tableSource>,
): { sql: string; values: readonly unknown[] } {
  const statement = new Statement(call.cache, call.options.maxRows);
  const node: ReadNode = {
    select: root.select.filter((item) => item.kind === 'embed'),
    where: root.where,
    order: [],
    limit: undefined,
    offset: undefined,
  };
  const read = writeRead(statement, node, source(statement), { joins: [], maxRows: undefined, named: false });
  return { sql: `EXPLAIN (FORMAT JSON) ${read.sql}`, values: statement.values };
}
