import type { Context, ErrorHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Logger } from 'pino';
import { type ErrorCode, KoraError } from '../../../kernel/errors.ts';
import { asKoraError } from '../../db/database-fault.server.ts';
import { toPostgrestError } from '../../rest/error-answer.server.ts';
import type { RequestContext } from '../request-context.ts';
import { answerAuthError } from './auth.server.ts';

function toKoraError(error: Error): KoraError {
  if (error instanceof HTTPException && error.status < 500) {
    return new KoraError(error.status === 413 ? 'body_too_large' : 'bad_request', { cause: error });
  }
  return asKoraError(error);
}

function answer(c: Context<RequestContext>, error: KoraError): Response {
  if (error.retryAfter !== undefined) c.header('Retry-After', String(error.retryAfter));
  // The rest of such a body is never read: the connection cannot carry another request.
  if (error.code === 'body_too_large') c.header('Connection', 'close');
  c.header('Cache-Control', 'no-store');
  return c.json(error.body(c.get('requestId')), error.status as 400);
}

/** What is wrong with who asks, in the words that clients of the data API know. */
const ofTheCaller: ReadonlySet<ErrorCode> = new Set(['invalid_token', 'insufficient_aal']);

function answerAsPostgrest(c: Context<RequestContext>, error: KoraError): Response {
  const known = toPostgrestError(error, false);
  for (const [name, value] of Object.entries(known.headers)) c.header(name, value);
  c.header('Cache-Control', 'no-store');
  return c.json(known.body(), known.status as 400);
}

/** One shape for every error; what only the operator may know goes into the log, under the same request id. */
export function answerError(log: Logger): ErrorHandler<RequestContext> {
  return (error, c) => {
    const known = toKoraError(error);
    if (c.req.path.startsWith('/auth/v1/')) return answerAuthError(log, c, known);
    if (c.req.path.startsWith('/rest/v1/') && ofTheCaller.has(known.code)) return answerAsPostgrest(c, known);
    if (known.status >= 500) {
      log.error(
        { err: error, cause: known.cause, request_id: c.get('requestId'), path: c.req.path },
        'request failed',
      );
    }
    return answer(c, known);
  };
}

export function answerNotFound(c: Context<RequestContext>): Response {
  return answer(c, new KoraError('not_found'));
}
