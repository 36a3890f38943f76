import { createMiddleware } from 'hono/factory';
import type { Logger } from 'pino';
import type { RequestContext } from '../request-context.ts';

/** One line for each request. The query is left out: it may carry tokens. */
export function logRequests(log: Logger) {
  return createMiddleware<RequestContext>(async (c, next) => {
    const started = performance.now();
    await next();
    log.info(
      {
        request_id: c.get('requestId'),
        method: c.req.method,
        path: c.req.path,
        status: c.res.status,
        ms: Math.round((performance.now() - started) * 10) / 10,
        address: c.get('clientAddress'),
      },
      'request',
    );
  });
}
