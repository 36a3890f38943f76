import { createMiddleware } from 'hono/factory';
import { contracts } from '../../../functions/contracts.gen.ts';
import { callerOf, nobody } from '../../auth/caller.ts';
import { looksLikeKey } from '../../auth/personal-keys/personal-key.ts';
import type { Revocations } from '../../auth/revocations/open-revocations.server.ts';
import { refusedToken } from '../../auth/token-refusal.ts';
import type { VerifyAccessToken } from '../../auth/verify-access-token.server.ts';
import { mcpPath } from '../mcp/mcp-path.ts';
import { headerOf, type RequestContext } from '../request-context.ts';

/**
 * No token: nobody in particular. A token: the person it proves, or a refusal; never a silent downgrade. Supabase's
 * client sends its publishable key as the token while nobody is signed in, and repeats it in `apikey`. A token of a
 * session that has ended is refused as well, but where the database is asked for that anyway and more comes of it: the
 * auth server tells clients what has happened, and the gate for admins leaves a line in the audit log.
 */
export function authContext(
  verify: VerifyAccessToken,
  verifyKey: VerifyAccessToken,
  revocations: Pick<Revocations, 'judge'>,
) {
  return createMiddleware<RequestContext>(async (c, next) => {
    c.set('caller', nobody);
    const header = headerOf(c, 'authorization');
    if (header !== undefined && !isClientSecret(c.req.path, header)) {
      const token = /^bearer\s+(\S+)$/i.exec(header)?.[1];
      if (token === undefined) throw refusedToken('header');
      const isPublishableKey = token === headerOf(c, 'apikey') && token.split('.').length !== 3;
      if (looksLikeKey(token)) {
        if (c.req.path !== mcpPath) throw refusedToken('key_elsewhere');
        c.set('caller', callerOf(await verifyKey(token)));
      } else if (!isPublishableKey) {
        const claims = await verify(token);
        c.set('caller', callerOf(asksDatabase(c.req.path) ? claims : revocations.judge(claims)));
      }
    }
    await next();
  });
}

/** Here a program of somebody else shows its own secret (RFC 6749, 2.3.1), which says nothing about a person. */
const clientPaths = ['/auth/v1/oauth/token', '/auth/v1/oauth/revoke'];

function isClientSecret(path: string, header: string): boolean {
  return clientPaths.includes(path) && /^basic\s/i.test(header);
}

const functions = '/functions/v1/';

function asksDatabase(path: string): boolean {
  if (path.startsWith('/auth/v1/')) return true;
  if (!path.startsWith(functions)) return false;
  const name = path.slice(functions.length);
  return Object.hasOwn(contracts, name) && contracts[name as keyof typeof contracts].access === 'admin';
}
