import type { Tx } from '../../db/database.ts';
import { queries } from '../../db/query-builder.ts';
import { AuthError } from '../auth-error.ts';
import { findUserById } from '../users/find-user.server.ts';
import type { UserRow } from '../users/user.ts';
import type { AuthCall } from '../verb.ts';

export interface CurrentSession {
  user: UserRow;
  sessionId: string;
  aal: 'aal1' | 'aal2';
  createdAt: Date;
}

/** The person and session behind the caller's token. A token outlives its session; this is where that ends. */
export async function currentSession(call: AuthCall, tx: Tx): Promise<CurrentSession> {
  const { sub, session_id: sessionId } = call.caller.claims;
  const [user, session] = await Promise.all([
    findUserById(tx, String(sub)),
    tx.first(
      queries
        .selectFrom('auth.sessions')
        .select(['id', 'aal', 'created_at', 'not_after'])
        .where('id', '=', String(sessionId))
        .where('user_id', '=', String(sub)),
    ),
  ]);
  if (user === undefined) throw noSuchPerson();
  if (user.banned_until !== null && user.banned_until > call.server.clock.now()) throw personBanned();
  if (session === undefined) throw new AuthError('session_not_found');
  return { user, sessionId: session.id, aal: session.aal, createdAt: session.created_at };
}

export function noSuchPerson(): AuthError {
  return new AuthError('user_not_found', {
    status: 403,
    message: 'User from sub claim in JWT does not exist',
  });
}

export function personBanned(): AuthError {
  return new AuthError('user_banned', { status: 403 });
}
