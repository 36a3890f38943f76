import { randomUUID } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import { headerOf, type RequestContext } from '../request-context.ts';

const acceptable = /^[\w=-]{1,64}$/;

/** The id that the caller gave, when it can stand in a log as it is, or one of ours; the answer tells it. */
export function nameRequests() {
  return createMiddleware<RequestContext>((c, next) => {
    const given = headerOf(c, 'x-request-id') ?? '';
    const id = acceptable.test(given) ? given : randomUUID();
    c.set('requestId', id);
    c.env.outgoing.setHeader('X-Request-Id', id);
    return next();
  });
}
