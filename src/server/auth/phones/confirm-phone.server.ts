import { writeAudit } from '../../audit/write-audit.server.ts';
import type { Tx } from '../../db/database.ts';
import { queries } from '../../db/query-builder.ts';
import { AuthError } from '../auth-error.ts';
import type { OneTimeRow } from '../one-time/use-one-time.server.ts';
import { putPhoneIdentity } from '../users/create-user.server.ts';
import { findUserByPhone } from '../users/find-user.server.ts';
import type { UserRow } from '../users/user.ts';
import type { AuthCall } from '../verb.ts';

/** A code that was sent to the number of the account. */
export async function confirmPhone(
  call: AuthCall,
  tx: Tx,
  user: UserRow,
  { kind, relates_to: phone }: OneTimeRow,
): Promise<UserRow> {
  // It proves the number that it was sent to, which may have been changed since.
  if (user.phone !== phone) throw new AuthError('otp_expired');
  const isFirst = user.phone_confirmed_at === null;
  await writeAudit(tx, call, {
    action: isFirst ? 'user.confirmed' : 'user.signed_in',
    actorId: user.id,
    details: { method: 'sms' },
  });
  if (!isFirst) return user;
  // Somebody else may have signed up with this number and a password of theirs: only the code of that sign-up itself
  // speaks for the password.
  const isProven = kind === 'phone_confirmation' || user.email_confirmed_at !== null;
  const confirmed = await tx.one(
    queries
      .updateTable('auth.users')
      .set({
        phone_confirmed_at: call.server.clock.now(),
        is_anonymous: false,
        ...(isProven ? {} : { encrypted_password: null }),
      })
      .where('id', '=', user.id)
      .returningAll(),
  );
  await putPhoneIdentity(tx, user.id, phone, true);
  return confirmed;
}

/** A code that was sent to the number that the account is to have. */
export async function agreeToPhoneChange(
  call: AuthCall,
  tx: Tx,
  user: UserRow,
  phone: string,
): Promise<UserRow> {
  if (user.phone_change !== phone) throw new AuthError('otp_expired');
  if ((await findUserByPhone(tx, phone)) !== undefined) throw new AuthError('phone_exists');
  return changePhone(call, tx, user, phone);
}

export async function changePhone(call: AuthCall, tx: Tx, user: UserRow, phone: string): Promise<UserRow> {
  const { provider, providers } = user.raw_app_meta_data;
  const known = Array.isArray(providers) ? providers.filter((name) => typeof name === 'string') : [];
  const changed = await tx.one(
    queries
      .updateTable('auth.users')
      .set({
        phone,
        phone_confirmed_at: call.server.clock.now(),
        phone_change: null,
        is_anonymous: false,
        raw_app_meta_data: {
          ...user.raw_app_meta_data,
          provider: provider ?? 'phone',
          providers: [...new Set([...known, 'phone'])],
        },
      })
      .where('id', '=', user.id)
      .returningAll(),
  );
  await putPhoneIdentity(tx, user.id, phone, true);
  // What was sent to the old number before must not open the account any more.
  await tx.query('delete from auth.one_time_tokens where user_id = $1', [user.id]);
  await writeAudit(tx, call, { action: 'user.phone_changed', actorId: user.id });
  return changed;
}
