import { writeAudit } from '../../audit/write-audit.server.ts';
import type { Tx } from '../../db/database.ts';
import { queries } from '../../db/query-builder.ts';
import { AuthError } from '../auth-error.ts';
import { type AddressProof, grantAdminIfDue } from '../users/confirm-user.server.ts';
import { putEmailIdentity } from '../users/create-user.server.ts';
import { findUserByEmail } from '../users/find-user.server.ts';
import type { UserRow } from '../users/user.ts';
import type { AuthCall } from '../verb.ts';

export const otherMustAgree =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email';

/** Each address agrees once; with the second, or the only one, the address changes. */
export async function agreeToEmailChange(
  call: AuthCall,
  tx: Tx,
  user: UserRow,
): Promise<UserRow | undefined> {
  const wanted = user.email_change;
  if (wanted === null) throw new AuthError('otp_expired');
  const needsBoth = user.email !== null && user.email !== '';
  if (needsBoth && user.email_change_confirm_status === 0) {
    await tx.run(
      queries.updateTable('auth.users').set({ email_change_confirm_status: 1 }).where('id', '=', user.id),
    );
    await writeAudit(tx, call, { action: 'user.email_change_agreed', actorId: user.id });
    return undefined;
  }
  if ((await findUserByEmail(tx, wanted)) !== undefined) throw new AuthError('email_exists');
  const changed = await changeEmail(call, tx, user, { email: wanted, proof: 'proved' });
  await writeAudit(tx, call, { action: 'user.email_changed', actorId: user.id });
  await grantAdminIfDue(call, tx, changed);
  return changed;
}

export async function changeEmail(
  call: AuthCall,
  tx: Tx,
  user: UserRow,
  { email, proof }: { email: string; proof: AddressProof },
): Promise<UserRow> {
  const now = call.server.clock.now();
  const providers = new Set(['email', ...providersOf(user)]);
  const changed = await tx.one(
    queries
      .updateTable('auth.users')
      .set({
        email,
        email_confirmed_at: now,
        email_proved_at: proof === 'proved' ? now : null,
        email_change: null,
        email_change_confirm_status: 0,
        is_anonymous: false,
        raw_app_meta_data: { provider: 'email', ...user.raw_app_meta_data, providers: [...providers] },
      })
      .where('id', '=', user.id)
      .returningAll(),
  );
  await putEmailIdentity(tx, user.id, email, true);
  // What was sent to the old address before must not open the account any more.
  await tx.query('delete from auth.one_time_tokens where user_id = $1', [user.id]);
  return changed;
}

function providersOf(user: UserRow): string[] {
  const { providers } = user.raw_app_meta_data;
  return Array.isArray(providers) ? providers.filter((name) => typeof name === 'string') : [];
}
