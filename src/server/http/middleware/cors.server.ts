import { cors } from 'hono/cors';
import { createMiddleware } from 'hono/factory';
import { headerOf, type RequestContext } from '../request-context.ts';

const exposed = [
  'Content-Range',
  'Content-Profile',
  'Location',
  'Allow',
  'Preference-Applied',
  'X-Request-Id',
  'X-Total-Count',
  'Link',
  'Retry-After',
  'X-Supabase-Api-Version',
  'WWW-Authenticate',
];
const open = [
  '/auth/v1/',
  '/rest/v1/',
  '/functions/v1/',
  '/realtime/v1/',
  '/.well-known/oauth-',
  '/.well-known/openid-configuration',
];

/**
 * Any origin may call the API: what proves who calls is a token in a header, which no browser adds by itself.
 * Everything else stays within the origin.
 */
export function allowOtherOrigins() {
  const answerPreflight = cors({
    origin: '*',
    allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    exposeHeaders: exposed,
    maxAge: 600,
  });
  const readable = exposed.join(',');
  return createMiddleware<RequestContext>((c, next) => {
    if (!open.some((prefix) => c.req.path.startsWith(prefix))) return next();
    // The data API has an answer of its own to those that no browser sends ahead.
    const isPreflight = headerOf(c, 'access-control-request-method') !== undefined;
    if (c.req.method === 'OPTIONS' && (isPreflight || !c.req.path.startsWith('/rest/v1/')))
      return answerPreflight(c, next);
    c.env.outgoing.setHeader('Access-Control-Allow-Origin', '*');
    c.env.outgoing.setHeader('Access-Control-Expose-Headers', readable);
    return next();
  });
}
