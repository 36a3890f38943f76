import { noteAdminAction } from '../../server/admin/note-admin-action.server.ts';
import { removeSessions } from '../../server/admin/remove-sessions.server.ts';
import { lockUser } from '../../server/admin/target-user.server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';

export async function handle(call: FunctionCall, { user_id: id }: { user_id: string }) {
  const ended = await call.services.database.tx('service_role', {}, async (tx) => {
    const { email } = await lockUser(tx, id);
    const count = await removeSessions(tx, id);
    if (count > 0)
      await noteAdminAction(tx, call, {
        action: 'admin.sessions_ended',
        target: id,
        details: { email, sessions_ended: count },
      });
    return count;
  });
  return { ended };
}
