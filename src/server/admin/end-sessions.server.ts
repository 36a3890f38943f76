import type { Tx } from '../db/database.ts';
import type { FunctionCall } from '../functions/function-call.ts';
import { noteAdminAction } from './note-admin-action.server.ts';
import { lockUser } from './target-user.server.ts';

export function endSessions(call: FunctionCall, id: string): Promise<number> {
  return call.services.database.tx('service_role', {}, async (tx) => {
    const { email } = await lockUser(tx, id);
    const ended = await removeSessions(tx, id);
    if (ended > 0)
      await noteAdminAction(tx, call, {
        action: 'admin.sessions_ended',
        target: id,
        details: { email, sessions_ended: ended },
      });
    return ended;
  });
}

/** The refresh tokens go with the sessions that they belong to. */
export async function removeSessions(tx: Tx, id: string): Promise<number> {
  return (await tx.query('delete from auth.sessions where user_id = $1', [id])).count;
}
