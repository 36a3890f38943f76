import { limits } from '../../../kernel/limits.ts';
import { writeAudit } from '../../audit/write-audit.server.ts';
import type { Tx } from '../../db/database.ts';
import { queries } from '../../db/query-builder.ts';
import { AuthError } from '../auth-error.ts';
import { limitAccountChecks } from '../limits/auth-limits.server.ts';
import { useCode } from '../one-time/use-one-time.server.ts';
import { checkPassword } from '../passwords/check-password.ts';
import { hashPassword, isPassword } from '../passwords/password-hash.server.ts';
import type { CurrentSession } from '../sessions/current-session.server.ts';
import { endSessions } from '../sessions/end-sessions.server.ts';
import type { AuthCall } from '../verb.ts';

/** Everything that takes time or may refuse, before the transaction: strength, the person again, and the hash. */
export async function preparePassword(
  call: AuthCall,
  { user, createdAt }: CurrentSession,
  password: string,
  nonce: string,
): Promise<string> {
  checkPassword(password);
  await limitAccountChecks(call, user.id);
  const age = call.server.clock.now().getTime() - createdAt.getTime();
  if (age > limits.auth.reauthenticateAfterSeconds * 1_000) await checkNonce(call, user, nonce);
  if (await isPassword(user.encrypted_password, password)) throw new AuthError('same_password');
  return hashPassword(password);
}

/** A browser left open somewhere must not be enough to lock its owner out. */
async function checkNonce(call: AuthCall, user: CurrentSession['user'], nonce: string): Promise<void> {
  if (nonce === '') throw new AuthError('reauthentication_needed');
  const address = user.email ?? user.phone ?? '';
  const row = await call.server.database.tx('service_role', {}, (tx) =>
    useCode(tx, address, nonce.replace(/[\s-]/g, ''), ['reauthentication']),
  );
  if (row?.user_id !== user.id) throw new AuthError('reauthentication_not_valid');
}

/** Whoever else is signed in may be the reason for the change. */
export async function changePassword(
  call: AuthCall,
  tx: Tx,
  { user, sessionId }: CurrentSession,
  passwordHash: string,
): Promise<void> {
  await tx.run(
    queries.updateTable('auth.users').set({ encrypted_password: passwordHash }).where('id', '=', user.id),
  );
  const ended = await endSessions(tx, user.id, sessionId);
  // A link that was asked for before would open the account past the new password.
  await tx.query(
    "delete from auth.one_time_tokens where user_id = $1 and kind in ('recovery', 'magiclink', 'reauthentication')",
    [user.id],
  );
  await writeAudit(tx, call, { action: 'user.password_changed', details: { ended_sessions: ended } });
}
