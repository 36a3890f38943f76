import { KoraError } from '../../kernel/errors.ts';
import { sendFilesOfUserAway } from '../apps/purge-app-files.server.ts';
import type { FunctionCall } from '../functions/function-call.ts';
import { noteAdminAction } from './note-admin-action.server.ts';
import { lockUser, requireAnotherAdmin } from './target-user.server.ts';

/** Everything that belongs to the account goes with it; what the audit log says about it stays. */
export async function deleteUser(call: FunctionCall, id: string): Promise<void> {
  if (call.caller.claims.sub === id)
    throw new KoraError('conflict', {
      message: 'You cannot delete your own account here. Do it in your settings.',
    });
  return call.services.database.tx('service_role', {}, async (tx) => {
    await requireAnotherAdmin(tx, id);
    const { email } = await lockUser(tx, id);
    await sendFilesOfUserAway(call.services.queue, tx, id);
    await tx.query('delete from auth.users where id = $1', [id]);
    await noteAdminAction(tx, call, { action: 'admin.user_deleted', target: id, details: { email } });
  });
}
