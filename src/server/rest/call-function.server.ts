import type { Database } from '../db/database.ts';
import { checkCountable, resultCheck } from './check-result.ts';
import { capEmbedding } from './cost/cap-embedding.ts';
import { isObject, mediaTypeOf, parseJson } from './parse-body.ts';
import { planAnswer } from './plan-answer.ts';
import { invalidBody, PostgrestError } from './postgrest-error.ts';
import { preferenceApplied } from './preference-applied.ts';
import { applyRange } from './read-table.server.ts';
import {
  isRead,
  methodNotAllowed,
  type RestAnswer,
  type RestCall,
  type StatementResult,
} from './rest-request.ts';
import { rangeAnswer, totalOf } from './row-count.ts';
import { runStatement } from './run-statement.server.ts';
import { resolveRoutine, type WholeBody } from './schema-cache/resolve-routine.ts';
import type { Routine } from './schema-cache/schema-cache.ts';
import { Statement, withSource } from './sql/statement.ts';
import { scalarColumn, writeAnswer } from './sql/write-answer.ts';
import { type CallArguments, callSql } from './sql/write-call.ts';
import { writeRead } from './sql/write-read.ts';
import { contentTypeOf } from './syntax/media-types.ts';
import { type ParsedQuery, parseQueryString } from './syntax/parse-query-string.ts';
import { everything } from './syntax/query.ts';

/** `rpc/<name>`: by POST with a JSON object, by GET and HEAD with the arguments in the address. */
export async function callFunction(database: Database, call: RestCall, name: string): Promise<RestAnswer> {
  const { request, cache, options, format, preferences } = call;
  if (!isRead(request.method) && request.method !== 'POST') throw methodNotAllowed(request.method);
  const query = parseQueryString(request.parameters, { takesArguments: isRead(request.method) });
  const { routine, given } = await chooseRoutine(call, query, name);
  const range = applyRange(call, query.root);
  const statement = new Statement(cache, options.maxRows);
  const calling = callSql(statement, routine, given);
  const { returns } = routine;
  const isScalar = returns.kind !== 'rows';
  const returnsMany = returns.kind !== 'void' && returns.set;
  checkCountable(call, returnsMany);
  const source =
    returns.kind === 'rows'
      ? withSource(statement, returns.table?.name ?? name, returns.table, returns.columns, 'src')
      : withSource(statement, name, undefined, [scalarColumn], 'src');
  const node = isScalar ? { ...query.root, select: [everything] } : query.root;
  const { maxRows } = options;
  capEmbedding(cache, node, { name: source.name, table: source.table, maxRows });
  const read = writeRead(statement, node, source, { joins: [], maxRows, named: false });
  const counted =
    preferences.count === undefined ? undefined : `SELECT count(*) FROM (${read.counted}) AS _c`;
  const sql = writeAnswer(
    { with: `WITH src AS (${calling}) `, rows: read.sql, total: counted, extras: responseSettings },
    {
      format,
      empty: request.method === 'HEAD' || returns.kind === 'void',
      scalar: isScalar,
      single: returns.kind !== 'void' && !returns.set,
    },
  );
  const result = await runStatement(database, call, {
    sql,
    values: statement.values,
    check: resultCheck(call, { single: returns.kind !== 'void', affected: returnsMany }),
  });
  if (format.kind === 'plan') return planAnswer(call, result);
  const answer = rangeAnswer(
    range,
    result.page,
    totalOf({ ...call, preferences: { ...preferences, count: preferences.count && 'exact' } }, result),
  );
  const empty = returns.kind === 'void' || request.method === 'HEAD';
  return withSettings(result, {
    status: returns.kind === 'void' ? 204 : answer.status,
    headers: {
      ...(returns.kind === 'void' ? {} : { 'content-type': contentTypeOf(format) }),
      'content-range': answer.header,
      ...preferenceApplied(call, ['count', 'maxAffected']),
    },
    body: empty ? null : result.body,
  });
}

async function chooseRoutine(
  call: RestCall,
  query: ParsedQuery,
  name: string,
): Promise<{ routine: Routine; given: CallArguments }> {
  const { request, cache, schema } = call;
  if (isRead(request.method)) {
    const names = [...new Set(query.args.map(([key]) => key))];
    const { routine } = resolveRoutine(cache, schema, name, names, undefined);
    return { routine, given: { kind: 'texts', values: query.args } };
  }
  const text = await request.body();
  const kind = bodyKind(request.header('content-type'));
  if (kind !== 'json') {
    const { routine } = resolveRoutine(cache, schema, name, [], kind);
    return { routine, given: { kind: 'body', text: kind === 'bytea' ? hexOf(text) : text } };
  }
  const body = parseJson(text === '' ? '{}' : text);
  const all = isObject(body.value) ? Object.keys(body.value) : [];
  const names = query.columns ?? all;
  const { routine, takesWholeBody } = resolveRoutine(cache, schema, name, names, 'json');
  if (takesWholeBody) return { routine, given: { kind: 'body', text: body.text } };
  if (!isObject(body.value)) throw invalidBody('The arguments of a function must be a JSON object');
  return { routine, given: { kind: 'object', json: body.text, names } };
}

function bodyKind(contentType: string | undefined): Exclude<WholeBody, undefined> {
  const type = mediaTypeOf(contentType);
  if (type === '' || type.endsWith('json')) return 'json';
  if (type === 'text/plain') return 'text';
  if (type === 'application/octet-stream') return 'bytea';
  if (type === 'text/xml') return 'xml';
  throw invalidBody(`Content-Type not acceptable: ${type}`);
}

function hexOf(text: string): string {
  return `\\x${Buffer.from(text, 'latin1').toString('hex')}`;
}

/** A function may choose the status and the headers of the answer by these settings of its transaction. */
const responseSettings = [
  `nullif(current_setting('response.status', true), '') AS status`,
  `nullif(current_setting('response.headers', true), '') AS headers`,
];

function withSettings(result: StatementResult, answer: RestAnswer): RestAnswer {
  const headers = { ...answer.headers };
  let { status } = answer;
  if (typeof result.status === 'string') {
    if (!/^[2-5]\d\d$/.test(result.status))
      throw badSetting('PGRST112', 'response.status GUC must be a valid status code');
    status = Number(result.status);
  }
  if (typeof result.headers === 'string') {
    for (const [name, value] of parseHeaders(result.headers)) headers[name.toLowerCase()] = value;
  }
  return { ...answer, status, headers };
}

function parseHeaders(text: string): [string, string][] {
  const refusal = badSetting(
    'PGRST111',
    'response.headers GUC must be a JSON array composed of objects with a single key and a string value',
  );
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch {
    throw refusal;
  }
  if (!Array.isArray(list)) throw refusal;
  return list.flatMap((one) => {
    const entries = isObject(one) ? Object.entries(one) : [];
    if (entries.length !== 1) throw refusal;
    return entries.map(([name, value]): [string, string] => {
      if (typeof value !== 'string' || !/^[\w-]+$/.test(name) || /[^\t\x20-\x7e]/.test(value)) throw refusal;
      return [name, value];
    });
  });
}

function badSetting(code: string, message: string): PostgrestError {
  return new PostgrestError({ status: 500, code, message });
}
