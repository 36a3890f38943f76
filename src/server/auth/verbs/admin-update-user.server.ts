import type { Updateable } from 'kysely';
import { writeAudit } from '../../audit/write-audit.server.ts';
import type { Tx } from '../../db/database.ts';
import { queries } from '../../db/query-builder.ts';
import type { AuthUsersTable } from '../../db/tables/auth.users.ts';
import { bannedUntil } from '../admin/ban-duration.ts';
import { targetUser } from '../admin/find-target.server.ts';
import { type AdminUserFields, adminUserFields, checkRole } from '../admin/user-fields.ts';
import { AuthError } from '../auth-error.ts';
import { checkPassword } from '../passwords/check-password.ts';
import { hashPassword } from '../passwords/password-hash.server.ts';
import { endSessions } from '../sessions/end-sessions.server.ts';
import { confirmEmail } from '../users/confirm-user.server.ts';
import { putEmailIdentity } from '../users/create-user.server.ts';
import { findUserByEmail, findUserByPhone, withDetails } from '../users/find-user.server.ts';
import { mergeMetadata } from '../users/metadata.ts';
import { normaliseEmail } from '../users/normalise-email.ts';
import { normalisePhone } from '../users/normalise-phone.ts';
import { presentUser } from '../users/present-user.ts';
import type { UserRow } from '../users/user.ts';
import { type AuthCall, defineVerb } from '../verb.ts';

export const adminUpdateUser = defineVerb({
  method: 'PUT',
  path: '/admin/users/:id',
  access: 'admin',
  body: adminUserFields,
  async handle(call: AuthCall<AdminUserFields>) {
    const { body, server } = call;
    checkRole(body.role);
    const passwordHash =
      (body.password ?? '') === '' ? undefined : await hashPassword(checkPassword(body.password ?? ''));
    return server.database.tx('service_role', {}, async (tx) => {
      const user = await targetUser(call, tx);
      const change: Updateable<AuthUsersTable> = {
        ...(await newAddresses(call, tx, user)),
        ...metadataChange(body, user),
        ...(passwordHash === undefined ? {} : { encrypted_password: passwordHash }),
        ...((body.ban_duration ?? '') === ''
          ? {}
          : { banned_until: bannedUntil(body.ban_duration ?? '', server.clock.now()) }),
      };
      let changed =
        Object.keys(change).length === 0
          ? user
          : await tx.one(
              queries.updateTable('auth.users').set(change).where('id', '=', user.id).returningAll(),
            );
      if (change.email !== undefined)
        await putEmailIdentity(tx, user.id, String(change.email), changed.email_confirmed_at !== null);
      if (body.email_confirm === true) changed = await confirmEmail(call, tx, changed, 'proved');
      if (passwordHash !== undefined || (changed.banned_until ?? 0) > server.clock.now())
        await endSessions(tx, user.id);
      await writeAudit(tx, call, {
        action: 'admin.user_updated',
        target: user.id,
        details: {
          fields: Object.keys(body).filter((name) => (body as Record<string, unknown>)[name] !== undefined),
        },
      });
      return { status: 200, body: presentUser(await withDetails(tx, changed)) };
    });
  },
});

async function newAddresses(
  { body, server }: AuthCall<AdminUserFields>,
  tx: Tx,
  user: UserRow,
): Promise<Updateable<AuthUsersTable>> {
  const change: Updateable<AuthUsersTable> = {};
  if ((body.email ?? '') !== '') {
    const email = normaliseEmail(body.email ?? '');
    if (email !== user.email) {
      if ((await findUserByEmail(tx, email)) !== undefined) throw new AuthError('email_exists');
      // The account goes on with the new address; proved it is when the admin says so.
      Object.assign(change, {
        email,
        email_change: null,
        email_change_confirm_status: 0,
        email_proved_at: null,
      });
    }
  }
  if ((body.phone ?? '') !== '') {
    const phone = normalisePhone(body.phone ?? '');
    if (phone !== user.phone && (await findUserByPhone(tx, phone)) !== undefined)
      throw new AuthError('phone_exists');
    change.phone = phone;
  }
  if (body.phone_confirm === true && (change.phone ?? user.phone) !== null)
    change.phone_confirmed_at = server.clock.now();
  return change;
}

function metadataChange(body: AdminUserFields, user: UserRow): Updateable<AuthUsersTable> {
  return {
    ...(body.user_metadata === null || body.user_metadata === undefined
      ? {}
      : { raw_user_meta_data: mergeMetadata(user.raw_user_meta_data, body.user_metadata) }),
    ...(body.app_metadata === null || body.app_metadata === undefined
      ? {}
      : { raw_app_meta_data: mergeMetadata(user.raw_app_meta_data, body.app_metadata) }),
  };
}
