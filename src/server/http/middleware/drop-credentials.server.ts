import { createMiddleware } from 'hono/factory';
import type { RequestContext } from '../request-context.ts';

/**
 * What no address of a page may carry: it stays in histories and in the logs of every proxy. A `code` may: it belongs to
 * a sign-in that only the browser which began it can finish, and the page needs it.
 */
const secrets = ['password', 'access_token', 'refresh_token', 'token'];
const besideSecrets = ['email', 'phone', 'action', 'confirmation'];

/** An unknown address of the API is an error in JSON, whatever it carries. */
const apiPaths = /^\/(?:auth|rest|functions|storage)\//;

/** A page that is asked for with a secret in its query is asked for again without. */
export function dropCredentials() {
  return createMiddleware<RequestContext>((c, next) => {
    const raw = c.env.incoming.url ?? c.req.url;
    const isPage = c.req.method === 'GET' || c.req.method === 'HEAD';
    if (!isPage || !raw.includes('?') || apiPaths.test(c.req.path)) return next();
    const query = new URL(c.req.url).searchParams;
    if (!secrets.some((name) => query.has(name))) return next();
    for (const name of [...secrets, ...besideSecrets]) query.delete(name);
    const rest = query.toString();
    c.header('Cache-Control', 'no-store');
    c.header('Referrer-Policy', 'no-referrer');
    return Promise.resolve(c.redirect(`${ownPath(c.req.path)}${rest === '' ? '' : `?${rest}`}`, 303));
  });
}

/** A path with two slashes at its start would be read as another host. */
function ownPath(path: string): string {
  return path.replace(/^\/{2,}/, '/');
}
