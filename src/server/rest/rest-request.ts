import type { Caller } from '../auth/caller.ts';
import type { Settings } from '../settings/settings.server.ts';
import type { FairTurns } from './cost/fair-turns.ts';
import { PostgrestError } from './postgrest-error.ts';
import { closestName } from './schema-cache/closest-name.ts';
import type { SchemaCache, Table } from './schema-cache/schema-cache.ts';
import type { AnswerFormat } from './syntax/media-types.ts';
import type { Preferences } from './syntax/parse-preferences.ts';

/** A request as it came, independent of the HTTP framework. */
export interface RestRequest {
  method: string;
  /** What follows `/rest/v1/`, decoded. */
  segments: readonly string[];
  /** The query as it came; `parameters` is made from it when it is asked for. */
  search: string;
  readonly parameters: URLSearchParams;
  header(name: string): string | undefined;
  body(): Promise<string>;
  caller: Caller;
  /** Where it came from; who has no name is told apart by it. */
  address: string;
}

export interface RestAnswer {
  status: number;
  headers: Record<string, string>;
  body: string | null;
}

export interface RestOptions {
  /** The first is the default. */
  schemas: readonly string[];
  maxRows: number;
  txEnd: Settings['REST_TX_END'];
  /** Whether execution plans are shown. */
  allowPlan: boolean;
}

/** What every kind of request needs, worked out once. */
export interface RestCall {
  request: RestRequest;
  options: RestOptions;
  cache: SchemaCache;
  schema: string;
  preferences: Preferences;
  format: AnswerFormat;
  turns: FairTurns;
}

/** The one row of every statement. */
export interface StatementResult {
  total: number | null;
  page: number;
  body: string;
  location?: string | null;
  inserted?: number | null;
  status?: string | null;
  headers?: string | null;
  /** What the planner expects, when it was asked. */
  planned?: number;
}

export function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}

function askedSchema(request: RestRequest): string | undefined {
  const asksOnly = isRead(request.method) || request.method === 'OPTIONS';
  return request.header(asksOnly ? 'accept-profile' : 'content-profile');
}

/** Whether the answer names its schema: one was asked for, or there is a choice. */
export function isNegotiated(request: RestRequest, schemas: readonly string[]): boolean {
  return schemas.length > 1 || askedSchema(request) !== undefined;
}

export function chooseSchema(request: RestRequest, schemas: readonly string[]): string {
  const schema = askedSchema(request) ?? schemas[0] ?? 'public';
  if (schemas.includes(schema)) return schema;
  throw new PostgrestError({
    status: 406,
    code: 'PGRST106',
    message: `Invalid schema: ${schema}`,
    hint: `Only the following schemas are exposed: ${schemas.join(', ')}`,
  });
}

export function findTable(cache: SchemaCache, schema: string, name: string): Table {
  const tables = cache.tables.get(schema);
  const table = tables?.get(name);
  if (table !== undefined) return table;
  const close = closestName(name, tables?.keys() ?? []);
  throw new PostgrestError({
    status: 404,
    code: 'PGRST205',
    message: `Could not find the table '${schema}.${name}' in the schema cache`,
    hint: close === undefined ? null : `Perhaps you meant the table '${schema}.${close}'`,
    missing: true,
  });
}

export function methodNotAllowed(method: string): PostgrestError {
  return new PostgrestError({ status: 405, code: 'PGRST117', message: `Unsupported HTTP method: ${method}` });
}
