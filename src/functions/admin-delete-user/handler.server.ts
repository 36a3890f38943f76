import { KoraError } from '../../kernel/errors.ts';
import { noteAdminAction } from '../../server/admin/note-admin-action.server.ts';
import { lockUser, requireAnotherAdmin } from '../../server/admin/target-user.server.ts';
import { sendFilesOfUserAway } from '../../server/apps/purge-app-files.server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';

/** Everything that belongs to the account goes with it; what the audit log says about it stays. */
export async function handle(call: FunctionCall, { user_id: id }: { user_id: string }) {
  if (call.caller.claims.sub === id)
    throw new KoraError('conflict', {
      message: 'You cannot delete your own account here. Do it in your settings.',
    });
  await call.services.database.tx('service_role', {}, async (tx) => {
    await requireAnotherAdmin(tx, id);
    const { email } = await lockUser(tx, id);
    await sendFilesOfUserAway(call.services.queue, tx, id);
    await tx.query('delete from auth.users where id = $1', [id]);
    await noteAdminAction(tx, call, { action: 'admin.user_deleted', target: id, details: { email } });
  });
  return { deleted: true };
}
