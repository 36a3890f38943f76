import type { RestAnswer, RestCall, StatementResult } from './rest-request.ts';
import { contentTypeOf } from './syntax/media-types.ts';

/** The plan instead of rows: nothing was counted or granted, so only its type is told. */
export function planAnswer({ request, format }: RestCall, result: StatementResult): RestAnswer {
  return {
    status: 200,
    headers: { 'content-type': contentTypeOf(format) },
    body: request.method === 'HEAD' ? null : result.body,
  };
}
