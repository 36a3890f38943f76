import { createMiddleware } from 'hono/factory';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { KoraError } from '../../../kernel/errors.ts';
import { limits } from '../../../kernel/limits.ts';
import { limitKeyOf } from '../../auth/limit-key.ts';
import type { RequestContext } from '../request-context.ts';

/** A ceiling for one address over everything but files; what is costly has stricter limits of its own. */
export function limitRate(perWindow: number = limits.http.requestsPerWindow) {
  const limiter = new RateLimiterMemory({ points: perWindow, duration: limits.http.requestWindowMs / 1_000 });
  return createMiddleware<RequestContext>(async (c, next) => {
    if (c.req.path.startsWith('/assets/') || c.req.path === '/health') return next();
    try {
      await limiter.consume(limitKeyOf(c.get('clientAddress')));
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      throw new KoraError('rate_limited', { retryAfter: Math.ceil(reason.msBeforeNext / 1_000) });
    }
    return next();
  });
}
