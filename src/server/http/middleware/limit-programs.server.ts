import { createMiddleware } from 'hono/factory';
import { KoraError } from '../../../kernel/errors.ts';
import { isOfPersonalKey, isOfProgram, type Refusal, refusalOf } from '../../auth/oauth/program-doors.ts';
import type { RequestContext } from '../request-context.ts';

/** Tokens that people gave to programs of others open the doors of their scopes and no other. */
export function limitPrograms(served: boolean, publicUrl: string) {
  return createMiddleware<RequestContext>(async (c, next) => {
    const { claims } = c.get('caller');
    if (!isOfProgram(claims)) return next();
    if (!served && !isOfPersonalKey(claims)) throw new KoraError('invalid_token');
    const refusal = refusalOf(claims, c.req.method, c.req.path);
    if (refusal === undefined) return next();
    const { description } = refusal;
    c.header('WWW-Authenticate', challengeOf(refusal, publicUrl));
    c.header('Cache-Control', 'no-store');
    const error = { error: 'insufficient_scope', error_description: description };
    // For clients of each API in their own words, too.
    const words = { code: 'insufficient_scope', message: description, request_id: c.get('requestId') };
    return c.json({ ...error, ...words }, 403);
  });
}

function challengeOf({ scope, description }: Refusal, publicUrl: string): string {
  return [
    'Bearer error="insufficient_scope"',
    ...(scope === undefined ? [] : [`scope="${scope}"`]),
    `error_description="${description}"`,
    `resource_metadata="${publicUrl}/.well-known/oauth-protected-resource"`,
  ].join(', ');
}
