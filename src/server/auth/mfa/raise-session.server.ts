import type { Tx } from '../../db/database.ts';
import { queries } from '../../db/query-builder.ts';
import {
  addAuthentication,
  issueRefreshToken,
  presentSession,
  readSessionFacts,
} from '../sessions/start-session.server.ts';
import { findUserById } from '../users/find-user.server.ts';
import type { FactorRow, UserRow } from '../users/user.ts';
import type { AuthCall } from '../verb.ts';

export const methodOf = { totp: 'totp', phone: 'mfa/phone' } as const;

/**
 * The session has shown a second factor. Its refresh tokens are replaced: one that was given for the password alone
 * must not bring tokens of the higher level. The person's other sessions below that level end.
 */
export async function raiseSession(
  call: AuthCall,
  tx: Tx,
  user: UserRow,
  sessionId: string,
  factor: FactorRow,
): Promise<Record<string, unknown>> {
  await addAuthentication(tx, sessionId, methodOf[factor.factor_type]);
  await tx.run(
    queries
      .updateTable('auth.sessions')
      .set({ aal: 'aal2', factor_id: factor.id })
      .where('id', '=', sessionId),
  );
  await tx.run(queries.deleteFrom('auth.refresh_tokens').where('session_id', '=', sessionId));
  const refreshToken = await issueRefreshToken(tx, user.id, sessionId, null);
  await tx.run(queries.deleteFrom('auth.sessions').where('user_id', '=', user.id).where('aal', '=', 'aal1'));
  const fresh = (await findUserById(tx, user.id)) ?? user;
  return presentSession(call, tx, fresh, await readSessionFacts(tx, sessionId), refreshToken);
}
