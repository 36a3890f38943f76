import { writeAudit } from '../../audit/write-audit.server.ts';
import type { Tx } from '../../db/database.ts';
import { queries } from '../../db/query-builder.ts';
import type { AuthCall } from '../verb.ts';
import { putEmailIdentity } from './create-user.server.ts';
import type { UserRow } from './user.ts';

/**
 * `proved`: its owner has followed a message, or an admin or provider vouches for it. `assumed`: nobody has; the account
 * can be used, but what the address opens by a setting stays closed.
 */
export type AddressProof = 'proved' | 'assumed';

/** From now on the address counts as the person's own. */
export async function confirmEmail(
  call: AuthCall,
  tx: Tx,
  user: UserRow,
  proof: AddressProof,
): Promise<UserRow> {
  const isNews = user.email_confirmed_at === null || (proof === 'proved' && user.email_proved_at === null);
  if (user.email === null || !isNews) return user;
  const now = call.server.clock.now();
  const confirmed = await tx.one(
    queries
      .updateTable('auth.users')
      .set({
        email_confirmed_at: user.email_confirmed_at ?? now,
        email_proved_at: proof === 'proved' ? now : null,
        is_anonymous: false,
      })
      .where('id', '=', user.id)
      .returningAll(),
  );
  await putEmailIdentity(tx, user.id, user.email, true);
  await grantAdminIfDue(call, tx, confirmed);
  return confirmed;
}

/**
 * Who runs the installation: the account of ADMIN_EMAIL, once its address is proved; embedded without that setting, the first account, because
 * whoever starts the program on their own machine is the first to use it.
 */
export async function grantAdminIfDue(call: AuthCall, tx: Tx, user: UserRow): Promise<void> {
  const { adminEmail, embedded } = call.server.auth;
  if (adminEmail === undefined ? !embedded : user.email !== adminEmail || user.email_proved_at === null)
    return;
  if (adminEmail === undefined) {
    // Two first accounts at once: the second waits here and then sees the first.
    await tx.query("select pg_advisory_xact_lock(hashtext('kora.first_admin'))");
    const { rows } = await tx.query<{ is_first: boolean }>(
      `select not exists (select from public.user_roles where role = 'admin')
          and not exists (select from auth.users where id <> $1 and email_confirmed_at is not null) as is_first`,
      [user.id],
    );
    if (rows[0]?.is_first !== true) return;
    call.server.log.warn(
      { user_id: user.id },
      'the first account is the administrator; set ADMIN_EMAIL to name another',
    );
  }
  const granted = await tx.query(
    "insert into public.user_roles (user_id, role) values ($1, 'admin') on conflict do nothing",
    [user.id],
  );
  if (granted.count > 0)
    await writeAudit(tx, call, {
      action: 'role.granted',
      actorId: user.id,
      target: user.id,
      details: { role: 'admin' },
    });
}
