import { createMiddleware } from 'hono/factory';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { KoraError } from '../../../kernel/errors.ts';
import { limits } from '../../../kernel/limits.ts';
import { limitKeyOf } from '../../auth/limit-key.ts';
import type { RequestContext } from '../request-context.ts';

/** Counts requests of one address in this process; refuses when there were too many. */
export function addressLimiter(perWindow: number): (address: string) => Promise<void> {
  const limiter = new RateLimiterMemory({ points: perWindow, duration: limits.http.requestWindowMs / 1_000 });
  return async (address) => {
    try {
      await limiter.consume(limitKeyOf(address));
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      throw new KoraError('rate_limited', { retryAfter: Math.ceil(reason.msBeforeNext / 1_000) });
    }
  };
}

/** A ceiling for one address over everything but files; what is costly has stricter limits of its own. */
export function limitRate(perWindow: number = limits.http.requestsPerWindow) {
  const limit = addressLimiter(perWindow);
  return createMiddleware<RequestContext>(async (c, next) => {
    if (c.req.path.startsWith('/assets/') || c.req.path === '/health') return next();
    await limit(c.get('clientAddress'));
    return next();
  });
}
