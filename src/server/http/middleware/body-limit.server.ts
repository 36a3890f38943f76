import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { KoraError } from '../../../kernel/errors.ts';
import { limits } from '../../../kernel/limits.ts';
import { headerOf, type RequestContext } from '../request-context.ts';

/** Stops reading as soon as the limit is passed, also when no length was announced. */
export function limitBody() {
  const limit = bodyLimit({
    maxSize: limits.http.bodyBytes,
    onError: () => {
      throw new KoraError('body_too_large', { details: { limit_bytes: limits.http.bodyBytes } });
    },
  });
  return createMiddleware<RequestContext>((c, next) => {
    // A message without either of these has no body, and looking for one costs more than the rest of the middleware.
    const hasBody =
      headerOf(c, 'content-length') !== undefined || headerOf(c, 'transfer-encoding') !== undefined;
    return hasBody ? limit(c, next) : next();
  });
}
