import type { Tx } from '../../db/database.ts';
import { queries } from '../../db/query-builder.ts';
import {
  addAuthentication,
  issueRefreshToken,
  presentSession,
  readSessionFacts,
} from '../sessions/start-session.server.ts';
import { findUserById } from '../users/find-user.server.ts';
import type { UserRow } from '../users/user.ts';
import type { AuthCall } from '../verb.ts';

export const methodOf = { totp: 'totp', phone: 'mfa/phone', webauthn: 'mfa/webauthn' } as const;

/** What was shown, and the factor that it was shown by; a recovery code is none. */
export interface Shown {
  method: (typeof methodOf)[keyof typeof methodOf] | 'recovery_code';
  factorId: string | null;
}

/**
 * The session has shown a second factor. Its refresh tokens are replaced: one that was given for the password alone
 * must not bring tokens of the higher level. The person's other sessions below that level end.
 */
export async function raiseSession(
  call: AuthCall,
  tx: Tx,
  user: UserRow,
  sessionId: string,
  { method, factorId }: Shown,
): Promise<Record<string, unknown>> {
  await addAuthentication(tx, sessionId, method);
  await tx.run(
    queries
      .updateTable('auth.sessions')
      .set({ aal: 'aal2', factor_id: factorId })
      .where('id', '=', sessionId),
  );
  await tx.run(queries.deleteFrom('auth.refresh_tokens').where('session_id', '=', sessionId));
  const refreshToken = await issueRefreshToken(tx, user.id, sessionId);
  await tx.run(queries.deleteFrom('auth.sessions').where('user_id', '=', user.id).where('aal', '=', 'aal1'));
  const fresh = (await findUserById(tx, user.id)) ?? user;
  return presentSession(call, tx, fresh, await readSessionFacts(tx, sessionId), refreshToken);
}
