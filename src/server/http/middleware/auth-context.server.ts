import { createMiddleware } from 'hono/factory';
import { KoraError } from '../../../kernel/errors.ts';
import { callerOf, nobody } from '../../auth/caller.ts';
import type { Revocations } from '../../auth/revocations/open-revocations.server.ts';
import type { VerifyAccessToken } from '../../auth/verify-access-token.server.ts';
import { headerOf, type RequestContext } from '../request-context.ts';

/**
 * No token: nobody in particular. A token: the person it proves, or a refusal; never a silent downgrade. Supabase's
 * client sends its publishable key as the token while nobody is signed in, and repeats it in `apikey`. A token of a
 * session that has ended is refused as well; the auth server alone asks the database for that, and says more.
 */
export function authContext(verify: VerifyAccessToken, revocations: Pick<Revocations, 'judge'>) {
  return createMiddleware<RequestContext>(async (c, next) => {
    c.set('caller', nobody);
    const header = headerOf(c, 'authorization');
    if (header !== undefined) {
      const token = /^bearer\s+(\S+)$/i.exec(header)?.[1];
      if (token === undefined) throw new KoraError('invalid_token');
      const isPublishableKey = token === headerOf(c, 'apikey') && token.split('.').length !== 3;
      if (!isPublishableKey) {
        const claims = await verify(token);
        const isAsked = c.req.path.startsWith('/auth/v1/');
        c.set('caller', callerOf(isAsked ? claims : revocations.judge(claims)));
      }
    }
    await next();
  });
}
