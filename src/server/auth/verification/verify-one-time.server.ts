import { writeAudit } from '../../audit/write-audit.server.ts';
import type { Tx } from '../../db/database.ts';
import { AuthError } from '../auth-error.ts';
import type { OneTimeKind } from '../one-time/issue-one-time.server.ts';
import type { OneTimeRow } from '../one-time/use-one-time.server.ts';
import { agreeToPhoneChange, confirmPhone } from '../phones/confirm-phone.server.ts';
import { noteIdentities } from '../providers/identities.server.ts';
import { claimAccount } from '../users/claim-account.server.ts';
import { confirmEmail, grantAdminIfDue } from '../users/confirm-user.server.ts';
import { putEmailIdentity } from '../users/create-user.server.ts';
import { findUserById } from '../users/find-user.server.ts';
import { lacksProof } from '../users/named-address.server.ts';
import type { UserRow } from '../users/user.ts';
import type { AuthCall } from '../verb.ts';
import { agreeToEmailChange } from './agree-to-email-change.server.ts';

/** What a client calls them → what we keep. `email` is whatever signs in by mail. */
const kindsOf: Readonly<Record<string, readonly OneTimeKind[]>> = {
  signup: ['confirmation'],
  invite: ['invite'],
  recovery: ['recovery'],
  magiclink: ['magiclink', 'confirmation'],
  email: ['magiclink', 'confirmation', 'recovery', 'invite'],
  email_change: ['email_change_current', 'email_change_new'],
};

export function kindsOfType(type: string): readonly OneTimeKind[] {
  const kinds = Object.hasOwn(kindsOf, type) ? kindsOf[type] : undefined;
  if (kinds === undefined)
    throw new AuthError('validation_failed', { message: 'Invalid email verification type' });
  return kinds;
}

/** `undefined`: agreed, but the other address of an e-mail change has not yet. */
export async function verifyOneTime(call: AuthCall, tx: Tx, row: OneTimeRow): Promise<UserRow | undefined> {
  const user = await findUserById(tx, row.user_id);
  if (user === undefined) throw new AuthError('otp_expired');
  if (user.banned_until !== null && user.banned_until > call.server.clock.now())
    throw new AuthError('user_banned', { status: 403 });
  if (row.kind === 'email_change_current' || row.kind === 'email_change_new')
    return agreeToEmailChange(call, tx, user);
  if (row.kind === 'phone_change') return agreeToPhoneChange(call, tx, user, row.relates_to);
  if (!row.relates_to.includes('@')) return confirmPhone(call, tx, user, row);
  // It proves the address that it was sent to, which may have been changed since.
  if (user.email !== row.relates_to) throw new AuthError('otp_expired');
  const confirmed = await acceptProof(call, tx, user, row.kind);
  await writeAudit(tx, call, {
    action: user.email_confirmed_at === null ? 'user.confirmed' : 'user.signed_in',
    actorId: user.id,
    details: { method: row.kind },
  });
  return confirmed;
}

/**
 * The message has shown whose the address is. Only that of a sign-up speaks for what was set with it: by any other the owner
 * comes to an account that somebody else may have made before, to wait inside, and it is nobody else's from now on. Where
 * the account was in use without such a message, this matters only when the address opens something by a setting.
 */
async function acceptProof(call: AuthCall, tx: Tx, user: UserRow, kind: OneTimeKind): Promise<UserRow> {
  const isPending = user.email_confirmed_at === null;
  // Whoever holds a number that was confirmed comes in by it in any case, and must not lose a second factor to this.
  const isInUse = user.phone_confirmed_at !== null;
  if (isPending && (kind === 'confirmation' || isInUse)) return confirmEmail(call, tx, user, 'proved');
  if (!isPending && !lacksProof(call.server, user)) return user;
  const claimed = await claimAccount(call, tx, user, { isProved: true, isPending });
  await putEmailIdentity(tx, claimed.id, user.email ?? '', true);
  await grantAdminIfDue(call, tx, claimed);
  return noteIdentities(tx, claimed);
}
