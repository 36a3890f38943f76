import type { OwnSession } from '../../functions/list-sessions/contract.ts';
import type { Tx } from '../db/database.ts';
import { queries } from '../db/query-builder.ts';
import type { FunctionCall } from '../functions/function-call.ts';
import { ownAccount } from './own-account.server.ts';

export function listSessions(call: FunctionCall): Promise<OwnSession[]> {
  return call.services.database.tx('service_role', {}, async (tx) => {
    const { user, sessionId } = await ownAccount(call, tx);
    return readSessions(tx, user.id, sessionId);
  });
}

export async function readSessions(tx: Tx, userId: string, current: string): Promise<OwnSession[]> {
  const rows = await tx.all(
    queries
      .selectFrom('auth.sessions')
      .select(['id', 'created_at', 'refreshed_at', 'user_agent', 'ip'])
      .where('user_id', '=', userId)
      // Programs with access have a list of their own.
      .where('oauth_grant_id', 'is', null)
      .orderBy('refreshed_at', 'desc')
      .orderBy('id'),
  );
  return rows.map(({ id, created_at, refreshed_at, user_agent, ip }) => ({
    id,
    created_at: created_at.toISOString(),
    refreshed_at: refreshed_at.toISOString(),
    user_agent,
    // The database writes a single address with its mask.
    ip: ip === null ? null : ip.replace(/\/(32|128)$/, ''),
    current: id === current,
  }));
}
