import { createMiddleware } from 'hono/factory';
import { callerOf, nobody } from '../../auth/caller.ts';
import { refusedToken } from '../../auth/token-refusal.ts';
import type { VerifyAccessToken } from '../../auth/verify-access-token.server.ts';
import { headerOf, type RequestContext } from '../request-context.ts';

/**
 * No token: nobody in particular. A token: the person it proves, or a refusal; never a silent downgrade. Supabase's
 * client sends its publishable key as the token while nobody is signed in, and repeats it in `apikey`.
 */
export function authContext(verify: VerifyAccessToken) {
  return createMiddleware<RequestContext>(async (c, next) => {
    c.set('caller', nobody);
    const header = headerOf(c, 'authorization');
    if (header !== undefined && !isClientSecret(c.req.path, header)) {
      const token = /^bearer\s+(\S+)$/i.exec(header)?.[1];
      if (token === undefined) throw refusedToken('header');
      const isPublishableKey = token === headerOf(c, 'apikey') && token.split('.').length !== 3;
      if (!isPublishableKey) c.set('caller', callerOf(await verify(token)));
    }
    await next();
  });
}

/** Here a program of somebody else shows its own secret (RFC 6749, 2.3.1), which says nothing about a person. */
const clientPaths = ['/auth/v1/oauth/token', '/auth/v1/oauth/revoke'];

function isClientSecret(path: string, header: string): boolean {
  return clientPaths.includes(path) && /^basic\s/i.test(header);
}
