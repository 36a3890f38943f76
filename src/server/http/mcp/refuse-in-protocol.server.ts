import { createMiddleware } from 'hono/factory';
import { toolScopes } from '../../../catalog/oauth-scopes.ts';
import { KoraError } from '../../../kernel/errors.ts';
import { asKoraError } from '../../db/database-fault.server.ts';
import { platformOrigins } from '../../settings/public-url.ts';
import { headerOf, type RequestContext } from '../request-context.ts';
import { mcpPath } from './mcp-path.ts';

/** As JSON-RPC numbers them; what is ours has a number of the range that is left to servers. */
const codes: Readonly<Record<string, number>> = {
  bad_json: -32_700,
  bad_request: -32_600,
  internal: -32_603,
};
const ownCode = -32_000;

interface Place {
  publicUrl: string;
  /** Programs can ask for access by OAuth. */
  served: boolean;
}

/**
 * Everything that is refused at `/mcp` before a tool is reached, by whichever gate, is said as the protocol says it. A page of
 * another site is refused first: a name that it has led to this machine would else make it look like one of ours.
 */
export function refuseInProtocol(place: Place) {
  const origins = platformOrigins(place.publicUrl);
  return createMiddleware<RequestContext>(async (c, next) => {
    const origin = headerOf(c, 'origin');
    if (origin !== undefined && !origins.includes(origin))
      throw new KoraError('forbidden', { message: 'Pages of other sites may not call this address.' });
    await next();
  });
}

export function answerInProtocol(place: Place) {
  return createMiddleware<RequestContext>(async (c, next) => {
    await next();
    if (c.error === undefined) return;
    const error = asKoraError(c.error);
    const { status, headers } = c.res;
    const said = { code: codes[error.code] ?? ownCode, message: error.message };
    const body = { jsonrpc: '2.0', id: null, error: { ...said, data: { request_id: c.get('requestId') } } };
    c.res = new Response(JSON.stringify(body), { status, headers: withType(headers) });
    if (status === 401) c.res.headers.set('WWW-Authenticate', challenge(place, error));
    if (status === 405) c.res.headers.set('Allow', 'POST');
  });
}

function withType(headers: Headers): Headers {
  const copy = new Headers(headers);
  copy.set('Content-Type', 'application/json');
  copy.delete('Content-Length');
  return copy;
}

/** Where a program learns how to ask for access (RFC 9728), and what it needs. */
function challenge({ publicUrl, served }: Place, error: KoraError): string {
  return [
    ...(error.code === 'unauthenticated'
      ? []
      : ['error="invalid_token"', `error_description="${error.message.replaceAll(/["\\]/g, '')}"`]),
    ...(served ? [`resource_metadata="${publicUrl}/.well-known/oauth-protected-resource${mcpPath}"`] : []),
    `scope="${toolScopes.join(' ')}"`,
  ].reduce((all, part, at) => `${all}${at === 0 ? ' ' : ', '}${part}`, 'Bearer');
}

/** Of the call of a tool by a token that may do other things: the scope that it needs. */
export function scopeChallenge({ publicUrl, served }: Place, scope: string): string {
  return [
    'Bearer error="insufficient_scope"',
    `scope="${scope}"`,
    ...(served ? [`resource_metadata="${publicUrl}/.well-known/oauth-protected-resource${mcpPath}"`] : []),
  ].join(', ');
}
