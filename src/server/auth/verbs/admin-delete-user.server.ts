import { z } from 'zod';
import { writeAudit } from '../../audit/write-audit.server.ts';
import { queries } from '../../db/query-builder.ts';
import { targetUser } from '../admin/find-target.server.ts';
import { endSessions } from '../sessions/end-sessions.server.ts';
import { defineVerb } from '../verb.ts';

/** For good, with everything that belongs to the person; softly, the row stays so that others may refer to it. */
export const adminDeleteUser = defineVerb({
  method: 'DELETE',
  path: '/admin/users/:id',
  access: 'admin',
  body: z.object({ should_soft_delete: z.boolean().nullish() }),
  async handle(call) {
    const isSoft = call.body.should_soft_delete === true;
    await call.server.database.tx('service_role', {}, async (tx) => {
      const { id } = await targetUser(call, tx);
      if (isSoft) {
        await endSessions(tx, id);
        await tx.query('delete from auth.identities where user_id = $1', [id]);
        await tx.query('delete from auth.one_time_tokens where user_id = $1', [id]);
        await tx.query('delete from auth.mfa_factors where user_id = $1', [id]);
        await tx.query('delete from auth.webauthn_credentials where user_id = $1', [id]);
        await tx.query('delete from auth.recovery_codes where user_id = $1', [id]);
        await tx.run(
          queries
            .updateTable('auth.users')
            .set({
              email: null,
              phone: null,
              email_change: null,
              phone_change: null,
              encrypted_password: null,
              raw_user_meta_data: {},
              raw_app_meta_data: {},
              deleted_at: call.server.clock.now(),
            })
            .where('id', '=', id),
        );
      } else await tx.run(queries.deleteFrom('auth.users').where('id', '=', id));
      await writeAudit(tx, call, { action: 'admin.user_deleted', target: id, details: { soft: isSoft } });
    });
    return { status: 200, body: {} };
  },
});
