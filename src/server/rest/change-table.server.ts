import type { Database } from '../db/database.ts';
import { checkPut } from './check-put.ts';
import { resultCheck } from './check-result.ts';
import { capEmbedding } from './cost/cap-embedding.ts';
import { checkColumns, parseRows } from './parse-body.ts';
import { planAnswer } from './plan-answer.ts';
import { PostgrestError } from './postgrest-error.ts';
import { preferenceApplied } from './preference-applied.ts';
import {
  findTable,
  methodNotAllowed,
  type RestAnswer,
  type RestCall,
  type StatementResult,
} from './rest-request.ts';
import { runStatement } from './run-statement.server.ts';
import { quoteName, type Table } from './schema-cache/schema-cache.ts';
import { neededColumns } from './sql/needed-columns.ts';
import { Statement, withSource } from './sql/statement.ts';
import { writeAnswer } from './sql/write-answer.ts';
import {
  type Conflict,
  deleteSql,
  insertedCount,
  insertSql,
  type Returning,
  type Rows,
  updateSql,
} from './sql/write-mutation.ts';
import { writeRead } from './sql/write-read.ts';
import { contentTypeOf } from './syntax/media-types.ts';
import { type ParsedQuery, parseQueryString } from './syntax/parse-query-string.ts';
import { contentRange } from './syntax/parse-range.ts';

/** POST, PATCH, PUT and DELETE of a table or view. */
export async function changeTable(database: Database, call: RestCall, name: string): Promise<RestAnswer> {
  const { request, cache, options, format, preferences } = call;
  const table = findTable(cache, call.schema, name);
  const query = parseQueryString(request.parameters, { takesArguments: false });
  capEmbedding(cache, query.root, { name, table, maxRows: options.maxRows });
  const shown = preferences.returning === 'representation';
  const locates = request.method === 'POST' && preferences.returning === 'headers-only';
  const returning = shown ? neededColumns(cache, table, query.root) : locates ? table.primaryKey : [];
  const statement = new Statement(cache, options.maxRows);
  const change = await writeChange(statement, call, table, query, returning);
  const source = withSource(statement, table.name, table, undefined, 'src');
  const shownRows = () =>
    writeRead(statement, { ...query.root, where: [], limit: undefined, offset: undefined }, source, {
      joins: [],
      maxRows: undefined,
      named: false,
    }).sql;
  const sql = writeAnswer(
    {
      with: `WITH src AS (${change.sql}) `,
      rows: shown ? shownRows() : 'SELECT * FROM src',
      total: undefined,
      extras: [
        ...(change.merges ? [insertedCount] : []),
        ...(locates && table.primaryKey.length > 0 ? [locationSql(table)] : []),
      ],
    },
    { format, empty: !shown, scalar: false, single: false },
  );
  const result = await runStatement(database, call, {
    sql,
    values: statement.values,
    check: resultCheck(call, {
      single: true,
      affected: request.method === 'PATCH' || request.method === 'DELETE',
    }),
  });
  if (format.kind === 'plan') return planAnswer(call, result);
  return answerChange(call, table, query, result, shown);
}

interface WrittenChange {
  sql: string;
  merges: boolean;
}

async function writeChange(
  statement: Statement,
  call: RestCall,
  table: Table,
  query: ParsedQuery,
  returning: Returning,
): Promise<WrittenChange> {
  const { request, preferences } = call;
  if (request.method === 'DELETE')
    return { sql: deleteSql(statement, table, query.root, returning), merges: false };
  const rows = parseRows(await request.body(), request.header('content-type'), table, query.columns);
  if (request.method === 'PATCH') {
    if (rows.count > 1) throw oneRowOnly();
    return { sql: updateSql(statement, table, rows, query.root, returning), merges: false };
  }
  const useDefaults = preferences.missing === 'default';
  if (request.method === 'PUT') {
    checkPut(table, query.root, rows);
    const conflict: Conflict = { columns: table.primaryKey, resolution: 'merge-duplicates' };
    return { sql: insertSql(statement, table, rows, conflict, useDefaults, returning), merges: true };
  }
  if (request.method !== 'POST') throw methodNotAllowed(request.method);
  const conflict = conflictOf(call, table, query, rows);
  const sql = insertSql(statement, table, rows, conflict, useDefaults, returning);
  return { sql, merges: conflict?.resolution === 'merge-duplicates' };
}

function conflictOf(call: RestCall, table: Table, query: ParsedQuery, rows: Rows): Conflict | undefined {
  const { resolution } = call.preferences;
  const columns = query.onConflict ?? table.primaryKey;
  if (resolution === undefined || columns.length === 0 || rows.empty) return undefined;
  checkColumns(table, columns);
  return { columns, resolution };
}

function locationSql(table: Table): string {
  const values = table.primaryKey.map((name) => `_t.${quoteName(name)}::text`).join(', ');
  return `(json_agg(json_build_array(${values}))->0)::text AS location`;
}

function oneRowOnly(): PostgrestError {
  return new PostgrestError({ status: 400, code: 'PGRST102', message: 'An update takes one JSON object' });
}

function answerChange(
  call: RestCall,
  table: Table,
  query: ParsedQuery,
  result: StatementResult,
  shown: boolean,
): RestAnswer {
  const { method } = call.request;
  const count = call.preferences.count === 'exact' ? result.page : undefined;
  const headers: Record<string, string> = {};
  if (method === 'PATCH') headers['content-range'] = contentRange(0, result.page - 1, count);
  else if (method !== 'PUT') headers['content-range'] = contentRange(1, 0, count);
  if (shown) headers['content-type'] = contentTypeOf(call.format);
  if (result.location !== undefined && result.location !== null && result.page === 1)
    headers['location'] = locationOf(table, result.location);
  const resolves = method === 'POST' && (query.onConflict !== undefined || table.primaryKey.length > 0);
  const applied = preferenceApplied(call, [
    ...(resolves ? (['resolution'] as const) : []),
    ...(method === 'POST' ? (['missing'] as const) : []),
    'returning',
    'count',
    ...(method === 'PATCH' || method === 'DELETE' ? (['maxAffected'] as const) : []),
  ]);
  return {
    status: statusOf(method, result, shown),
    headers: { ...headers, ...applied },
    body: shown ? result.body : null,
  };
}

/** 201 when a row is new; an upsert that only changed rows says 200, without a body 204 for PUT. */
function statusOf(method: string, { inserted }: StatementResult, shown: boolean): number {
  const isNew = inserted === undefined || inserted === null || inserted > 0;
  if (method === 'POST') return isNew ? 201 : 200;
  if (method === 'PUT' && isNew) return 201;
  return shown ? 200 : 204;
}

function locationOf(table: Table, location: string): string {
  const values = JSON.parse(location) as (string | null)[];
  const filters = table.primaryKey.map((name, at) => {
    const value = values[at];
    return `${encodeURIComponent(name)}=${value === null || value === undefined ? 'is.null' : `eq.${encodeURIComponent(value)}`}`;
  });
  return `/${encodeURIComponent(table.name)}?${filters.join('&')}`;
}
