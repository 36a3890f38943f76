import { writeAudit } from '../../audit/write-audit.server.ts';
import type { Claims } from '../../db/database.ts';
import { isUuid } from '../is-uuid.ts';
import { endSession } from '../sessions/end-sessions.server.ts';
import type { AuthCall } from '../verb.ts';
import { accessTokenVerifier } from '../verify-access-token.server.ts';
import type { OAuthClient } from './clients.server.ts';
import { findToken } from './refresh-grant.server.ts';

/**
 * The program gives back a token (RFC 7009), and with it the session that it belongs to. A token that is not valid, or
 * not the program's own, is no fault: it is of no use to the program either way.
 */
export async function revokeToken(call: AuthCall, client: OAuthClient, token: string): Promise<void> {
  const claims = await readAccessToken(call, token);
  await call.server.database.tx('service_role', {}, async (tx) => {
    const held = claims === undefined ? await findToken(tx, token) : undefined;
    const owner = held?.client_id ?? claims?.['client_id'];
    const sessionId = held?.session_id ?? claims?.['session_id'];
    if (owner !== client.id || typeof sessionId !== 'string' || !isUuid(sessionId)) return;
    if ((await endSession(tx, sessionId)) > 0)
      await writeAudit(tx, call, {
        action: 'oauth.token_revoked',
        actorId: held?.user_id ?? claims?.sub ?? null,
        target: client.id,
      });
  });
}

async function readAccessToken(call: AuthCall, token: string): Promise<Claims | undefined> {
  if (token.split('.').length !== 3) return undefined;
  const verify = accessTokenVerifier(call.server.keys, {
    issuer: call.server.auth.issuer,
    audience: 'authenticated',
  });
  // Not a token of ours any more, or never: there is nothing to revoke.
  return verify(token).catch(() => undefined);
}
