import type { Context, ErrorHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Logger } from 'pino';
import { type ErrorCode, KoraError } from '../../../kernel/errors.ts';
import { faultOf, postgrestWords, type TokenFault } from '../../auth/token-refusal.ts';
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

/** The data API says it as PostgREST does: what its clients compare, and beside it what to do. */
function answerRefusedToken(c: Context<RequestContext>, reason: TokenFault): Response {
  const { code, message, hint } = postgrestWords(reason);
  c.header('Cache-Control', 'no-store');
  c.header('WWW-Authenticate', `Bearer error="invalid_token", error_description="${message}"`);
  return c.json({ code, message, details: null, hint }, 401);
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
    if (c.req.path === '/auth/v1/oauth/userinfo' && known.code === 'invalid_token')
      return c.json({ error: 'invalid_token', error_description: known.message }, 401, {
        'WWW-Authenticate': 'Bearer error="invalid_token"',
      });
    if (c.req.path.startsWith('/auth/v1/')) return answerAuthError(log, c, known);
    if (c.req.path.startsWith('/rest/v1/')) {
      const refused = faultOf(known);
      if (refused !== undefined) return answerRefusedToken(c, refused);
      if (ofTheCaller.has(known.code)) return answerAsPostgrest(c, known);
    }
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
