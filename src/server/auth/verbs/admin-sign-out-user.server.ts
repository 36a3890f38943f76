import { writeAudit } from '../../audit/write-audit.server.ts';
import { targetUser } from '../admin/find-target.server.ts';
import { endSessions } from '../sessions/end-sessions.server.ts';
import { defineVerb } from '../verb.ts';

export const adminSignOutUser = defineVerb({
  method: 'POST',
  path: '/admin/users/:id/logout',
  access: 'admin',
  async handle(call) {
    await call.server.database.tx('service_role', {}, async (tx) => {
      const { id } = await targetUser(call, tx);
      const ended = await endSessions(tx, id);
      await writeAudit(tx, call, {
        action: 'admin.user_signed_out',
        target: id,
        details: { ended_sessions: ended },
      });
    });
    return { status: 204 };
  },
});
