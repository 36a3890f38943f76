import pg from 'pg';
import { limits } from '../../kernel/limits.ts';
import type { Database } from '../db/database.ts';
import { allowedMethods } from './allowed-methods.ts';
import { callFunction } from './call-function.server.ts';
import { changeTable } from './change-table.server.ts';
import { openTurns } from './cost/open-turns.ts';
import { describeSchema } from './describe-schema.ts';
import { toPostgrestError } from './error-answer.server.ts';
import { answerOnce } from './idempotency/answer-once.server.ts';
import { PostgrestError } from './postgrest-error.ts';
import { readTable } from './read-table.server.ts';
import {
  chooseSchema,
  isNegotiated,
  isRead,
  methodNotAllowed,
  type RestAnswer,
  type RestCall,
  type RestOptions,
  type RestRequest,
} from './rest-request.ts';
import { openSchemaCache } from './schema-cache/open-schema-cache.server.ts';
import type { SchemaCache } from './schema-cache/schema-cache.ts';
import { chooseFormat, contentTypeOf } from './syntax/media-types.ts';
import { parsePreferences } from './syntax/parse-preferences.ts';

export interface RestApi {
  /** Never throws: what goes wrong is an answer. `failed` hears of faults that are ours. */
  answer(request: RestRequest, failed?: (error: unknown) => void): Promise<RestAnswer>;
  /** Reads the catalogue again, after the schema was changed. */
  reload(): Promise<void>;
}

const defaults: RestOptions = {
  schemas: ['public'],
  maxRows: limits.rest.maxRows,
  txEnd: 'commit',
  allowPlan: false,
};

/** PostgreSQL itself did not know a name that the cache still has. */
const staleStates = new Set(['42703', '42P01', '42883', '42704']);

export function openRestApi(
  database: Database,
  given: Partial<RestOptions> = {},
  turns = openTurns(database),
): RestApi {
  const options = { ...defaults, ...given };
  const holder = openSchemaCache(database, options.schemas);

  async function answerWith(cache: SchemaCache, request: RestRequest): Promise<RestAnswer> {
    const schema = chooseSchema(request, options.schemas);
    const isRoot = request.segments.length === 0;
    const call: RestCall = {
      request,
      options,
      cache,
      schema,
      preferences: parsePreferences(request.header('prefer')),
      format: chooseFormat(request.header('accept'), { plan: options.allowPlan, openapi: isRoot }),
      turns,
    };
    const answer = await answerOnce(database, request, (asked) => route(asked, call));
    if (isNegotiated(request, options.schemas) && answer.headers['content-type'] !== undefined)
      answer.headers['content-profile'] = schema;
    return answer;
  }

  async function answerTwice(request: RestRequest): Promise<RestAnswer> {
    const cache = await holder.current();
    try {
      return await answerWith(cache, request);
    } catch (error) {
      const doubtful =
        (error instanceof PostgrestError && error.missing) ||
        (error instanceof pg.DatabaseError && staleStates.has(error.code ?? ''));
      const newer = doubtful ? await holder.renewed(cache) : undefined;
      if (newer === undefined) throw error;
      return answerWith(newer, request);
    }
  }

  return {
    async answer(request, failed) {
      try {
        return await answerTwice(request);
      } catch (error) {
        const known = toPostgrestError(error, request.caller.role === 'anon');
        if (known.status >= 500) failed?.(error);
        return {
          status: known.status,
          headers: { 'content-type': 'application/json; charset=utf-8', ...known.headers },
          body: request.method === 'HEAD' ? null : JSON.stringify(known.body()),
        };
      }
    },
    async reload() {
      await holder.reload();
    },
  };
}

function route(database: Database, call: RestCall): Promise<RestAnswer> | RestAnswer {
  const { segments, method } = call.request;
  const [first, second] = segments;
  if (method === 'OPTIONS') return allowedMethods(call);
  if (first === undefined) return answerRoot(call);
  if (first === 'rpc' && second !== undefined && segments.length === 2)
    return callFunction(database, call, second);
  if (segments.length !== 1) {
    throw new PostgrestError({
      status: 404,
      code: 'PGRST125',
      message: 'Invalid path specified in request URL',
    });
  }
  if (isRead(method)) return readTable(database, call, first);
  if (['POST', 'PATCH', 'PUT', 'DELETE'].includes(method)) return changeTable(database, call, first);
  throw methodNotAllowed(method);
}

function answerRoot(call: RestCall): RestAnswer {
  if (!isRead(call.request.method)) throw methodNotAllowed(call.request.method);
  return {
    status: 200,
    headers: { 'content-type': contentTypeOf(call.format) },
    body: call.request.method === 'HEAD' ? null : JSON.stringify(describeSchema(call.cache, call.schema)),
  };
}
