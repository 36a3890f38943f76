import { z } from 'zod';
import { writeAudit } from '../../audit/write-audit.server.ts';
import { queries } from '../../db/query-builder.ts';
import { bannedUntil } from '../admin/ban-duration.ts';
import { adminUserFields, checkRole } from '../admin/user-fields.ts';
import { AuthError } from '../auth-error.ts';
import { checkPassword } from '../passwords/check-password.ts';
import { hashPassword } from '../passwords/password-hash.server.ts';
import { confirmEmail } from '../users/confirm-user.server.ts';
import { createUser } from '../users/create-user.server.ts';
import { findUserByEmail, withDetails } from '../users/find-user.server.ts';
import { normaliseEmail } from '../users/normalise-email.ts';
import { normalisePhone } from '../users/normalise-phone.ts';
import { presentUser } from '../users/present-user.ts';
import { defineVerb } from '../verb.ts';

export const adminCreateUser = defineVerb({
  method: 'POST',
  path: '/admin/users',
  access: 'admin',
  body: adminUserFields.extend({ id: z.uuid().nullish() }),
  async handle(call) {
    const { body, server } = call;
    checkRole(body.role);
    const email = (body.email ?? '') === '' ? undefined : normaliseEmail(body.email ?? '');
    const phone = (body.phone ?? '') === '' ? undefined : normalisePhone(body.phone ?? '');
    if (email === undefined && phone === undefined)
      throw new AuthError('validation_failed', {
        message: 'Cannot create a user without either an email or phone',
      });
    const passwordHash =
      (body.password ?? '') === '' ? undefined : await hashPassword(checkPassword(body.password ?? ''));
    const ban =
      (body.ban_duration ?? '') === '' ? null : bannedUntil(body.ban_duration ?? '', server.clock.now());
    return server.database.tx('service_role', {}, async (tx) => {
      const isTaken = email !== undefined && (await findUserByEmail(tx, email)) !== undefined;
      if (isTaken) throw new AuthError('email_exists');
      const created = await createUser(tx, {
        id: body.id ?? undefined,
        email,
        phone,
        passwordHash,
        userMetadata: body.user_metadata ?? {},
        appMetadata: body.app_metadata ?? {},
        bannedUntil: ban,
      });
      if (created === undefined) throw new AuthError(phone === undefined ? 'conflict' : 'phone_exists');
      let user = body.email_confirm === true ? await confirmEmail(call, tx, created, 'proved') : created;
      if (body.phone_confirm === true && phone !== undefined)
        user = await tx.one(
          queries
            .updateTable('auth.users')
            .set({ phone_confirmed_at: server.clock.now() })
            .where('id', '=', user.id)
            .returningAll(),
        );
      await writeAudit(tx, call, { action: 'admin.user_created', target: user.id });
      return { status: 200, body: presentUser(await withDetails(tx, user)) };
    });
  },
});
