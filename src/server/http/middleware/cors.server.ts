import { cors } from 'hono/cors';
import { createMiddleware } from 'hono/factory';
import type { RequestContext } from '../request-context.ts';

const open = ['/auth/v1/', '/rest/v1/', '/functions/v1/'];

/**
 * Any origin may call the API: what proves who calls is a token in a header, which no browser adds by itself.
 * Everything else stays within the origin.
 */
export function allowOtherOrigins() {
  const allow = cors({
    origin: '*',
    allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    exposeHeaders: [
      'Content-Range',
      'Content-Profile',
      'Location',
      'Preference-Applied',
      'X-Request-Id',
      'X-Total-Count',
      'Link',
      'Retry-After',
      'X-Supabase-Api-Version',
    ],
    maxAge: 600,
  });
  return createMiddleware<RequestContext>(async (c, next) => {
    if (open.some((prefix) => c.req.path.startsWith(prefix))) return allow(c, next);
    return next();
  });
}
