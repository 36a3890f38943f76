import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { toolScopes } from '../../../catalog/oauth-scopes.ts';
import { KoraError } from '../../../kernel/errors.ts';
import { limits } from '../../../kernel/limits.ts';
import { limitKeyOf } from '../../auth/limit-key.ts';
import { isOfProgram } from '../../auth/oauth/program-doors.ts';
import { splitScopes } from '../../auth/oauth/scopes.ts';
import { needSecondFactorForData } from '../../auth/second-factor-required.server.ts';
import type { AuthServer } from '../../auth/verb.ts';
import type { Claims } from '../../db/database.ts';
import { fairDatabase } from '../../functions/fair-database.server.ts';
import type { FunctionCall } from '../../functions/function-call.ts';
import type { AppsOrigin } from '../../hosting/apps-origin.ts';
import type { FairTurns } from '../../rest/cost/fair-turns.ts';
import { partyOf } from '../../rest/cost/party.server.ts';
import { headerOf, type RequestContext } from '../request-context.ts';
import { mcpPath } from './mcp-path.ts';
import { type McpMessage, readMessage, requestId } from './read-message.server.ts';
import { scopeChallenge } from './refuse-in-protocol.server.ts';
import { openRunningCalls } from './running-calls.ts';

const cancelledParams = z.looseObject({ requestId });

/**
 * Streamable HTTP of the Model Context Protocol. method → who → one message → scope → the answer. Nothing is kept between
 * messages: the id that a program gets when it introduces itself only tells its calls from those of others, for cancelling.
 */
export function mcpRoutes(
  services: AuthServer,
  apps: AppsOrigin,
  turns: FairTurns,
  publicUrl: string,
): Hono<RequestContext> {
  const running = openRunningCalls();
  const place = { publicUrl, served: services.settings.AUTH_OAUTH_SERVER };

  return new Hono<RequestContext>().all(mcpPath, async (c) => {
    // There is no stream beside those of requests, and no session to end.
    if (c.req.method !== 'POST') throw new KoraError('method_not_allowed');
    const userId = personOf(c);
    needSecondFactorForData(services.settings, c.get('caller'));
    const message = await readMessage(c);
    const program = programOf(c);
    if (message.method === 'notifications/cancelled') {
      const named = cancelledParams.safeParse(message.params);
      if (named.success) running.cancel({ userId, program, requestId: named.data.requestId });
      return c.body(null, 202);
    }
    if (message.method === undefined || message.id === undefined) return c.body(null, 202);
    const scopes = scopesOf(c.get('caller').claims);
    const call = callOf(c, services, { apps, turns });
    const desk = { call, userId, scopes, signal: call.signal };
    // With the first message: the protocol and its tools are much code, and many servers are never asked.
    const { answerCall, answerMessage, scopeOfTool } = await import('./answer-message.server.ts');
    c.header('Cache-Control', 'no-store');
    if (message.method !== 'tools/call')
      return introduced(message, await answerMessage(c.req.raw, message, desk));
    const scope = scopeOfTool(message.params?.['name']);
    if (scope !== undefined && !scopes.has(scope)) return refuseScope(c, message, scope, place);
    return answerCall(c.req.raw, message, desk, {
      running,
      place: { userId, program, requestId: message.id },
    });
  });
}

function personOf(c: Context<RequestContext>): string {
  const { role, claims } = c.get('caller');
  if (role === 'service_role')
    throw new KoraError('forbidden', {
      message: 'Tools work for a person. Use a key that a person has made in the settings.',
    });
  if (role !== 'authenticated' || claims.sub === undefined) throw new KoraError('unauthenticated');
  return claims.sub;
}

/** A program has what the person gave it; the person themselves, signed in, has all of it. */
function scopesOf(claims: Claims): ReadonlySet<string> {
  return new Set(isOfProgram(claims) ? splitScopes(String(claims['scope'] ?? '')) : toolScopes);
}

function programOf(c: Context<RequestContext>): string {
  const given = headerOf(c, 'mcp-session-id') ?? '';
  if (given.length > limits.mcp.idLength)
    throw new KoraError('bad_request', { message: 'The Mcp-Session-Id is too long.' });
  return given;
}

function callOf(
  c: Context<RequestContext>,
  services: AuthServer,
  { apps, turns }: { apps: AppsOrigin; turns: FairTurns },
): FunctionCall {
  const caller = c.get('caller');
  const address = c.get('clientAddress');
  const party = partyOf({ caller, address: limitKeyOf(address) });
  const { database } = services;
  return {
    services:
      party === undefined ? services : { ...services, database: fairDatabase(database, turns, party) },
    auth: services.auth,
    caller,
    address,
    requestId: c.get('requestId'),
    idempotencyKey: undefined,
    signal: c.req.raw.signal,
    apps,
  };
}

/** A program that introduces itself is told by which name its calls are known. */
function introduced({ method }: McpMessage, response: Response): Response {
  if (method === 'initialize' && response.ok) response.headers.set('Mcp-Session-Id', crypto.randomUUID());
  return response;
}

/** As the protocol wants it: the program can ask the person for more. */
function refuseScope(
  c: Context<RequestContext>,
  { id }: McpMessage,
  scope: string,
  place: { publicUrl: string; served: boolean },
): Response {
  c.header('WWW-Authenticate', scopeChallenge(place, scope));
  const message = `This needs the scope ${scope}, which the key or the access of this program does not have.`;
  return c.json({ jsonrpc: '2.0', id, error: { code: -32_000, message } }, 403);
}
