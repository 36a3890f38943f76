import { writeAudit } from '../../audit/write-audit.server.ts';
import type { Tx } from '../../db/database.ts';
import { AuthError } from '../auth-error.ts';
import { isUuid } from '../is-uuid.ts';
import { currentSession } from '../sessions/current-session.server.ts';
import type { AuthCall } from '../verb.ts';
import { clientForPerson, type OAuthClient } from './clients.server.ts';

interface HeldGrant extends OAuthClient {
  granted_scopes: string[];
  granted_at: Date;
  last_used_at: Date | null;
}

export function listGrants(call: AuthCall): Promise<Record<string, unknown>[]> {
  return call.server.database.tx('service_role', {}, async (tx) => {
    const { user } = await currentSession(call, tx);
    return readGrants(tx, user.id);
  });
}

/** Which programs the person has let in, the last one first. */
export async function readGrants(tx: Tx, userId: string): Promise<Record<string, unknown>[]> {
  const { rows } = await tx.query<HeldGrant>(
    `select client.*, held.scopes as granted_scopes, held.granted_at, held.last_used_at
     from auth.oauth_grants held join auth.oauth_clients client on client.id = held.client_id
     where held.user_id = $1 order by held.granted_at desc, client.id`,
    [userId],
  );
  return rows.map((grant) => ({
    client: clientForPerson(grant),
    scopes: grant.granted_scopes,
    granted_at: grant.granted_at.toISOString(),
    last_used_at: grant.last_used_at?.toISOString() ?? null,
  }));
}

/** Its sessions, refresh tokens and codes go with the grant. */
export function revokeGrant(call: AuthCall): Promise<void> {
  const clientId = call.query.get('client_id') ?? undefined;
  return call.server.database.tx('service_role', {}, async (tx) => {
    const { user } = await currentSession(call, tx);
    if (!isUuid(clientId) || !(await removeGrant(tx, user.id, clientId)))
      throw new AuthError('oauth_grant_not_found');
    await writeAudit(tx, call, { action: 'oauth.access_revoked', target: clientId });
  });
}

async function removeGrant(tx: Tx, userId: string, clientId: string): Promise<boolean> {
  const removed = await tx.query('delete from auth.oauth_grants where user_id = $1 and client_id = $2', [
    userId,
    clientId,
  ]);
  return removed.count > 0;
}
