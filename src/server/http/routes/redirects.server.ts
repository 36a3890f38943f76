import { Hono } from 'hono';
import { redirectFor } from '../../../catalog/redirects.ts';
import type { RequestContext } from '../request-context.ts';
import type { WebFiles } from '../static/web-files.server.ts';

/**
 * Addresses that lead elsewhere, whoever asks. One that depends on who is signed in is left to the page at that
 * address, which alone knows; while there is none, everybody is sent on.
 */
export function redirectRoutes(web: Pick<WebFiles, 'hasPage'>): Hono<RequestContext> {
  return new Hono<RequestContext>().get('*', async (c, next) => {
    const found = redirectFor(c.req.path);
    if (found === undefined || (found.when !== undefined && web.hasPage(c.req.path))) return next();
    return c.redirect(found.to, 302);
  });
}
