import { KoraError } from '../../kernel/errors.ts';
import { noteAdminAction } from '../../server/admin/note-admin-action.server.ts';
import { removeSessions } from '../../server/admin/remove-sessions.server.ts';
import { lockUser, requireAnotherAdmin } from '../../server/admin/target-user.server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';

export async function handle(
  call: FunctionCall,
  { user_id: id, banned_until }: { user_id: string; banned_until: string | null },
) {
  const now = call.services.clock.now();
  const until = banned_until === null ? null : new Date(banned_until);
  if (until !== null && until <= now)
    throw new KoraError('invalid_input', {
      details: [{ field: 'banned_until', message: 'Choose a time that is still to come.' }],
    });
  if (until !== null && call.caller.claims.sub === id)
    throw new KoraError('conflict', { message: 'You cannot ban yourself.' });
  const changed = await call.services.database.tx('service_role', {}, async (tx) => {
    if (until !== null) await requireAnotherAdmin(tx, id);
    const { email, banned_until: before } = await lockUser(tx, id);
    if (before?.getTime() === until?.getTime()) return false;
    await tx.query('update auth.users set banned_until = $2 where id = $1', [id, until]);
    const ended = until === null ? 0 : await removeSessions(tx, id);
    await noteAdminAction(tx, call, {
      action: until === null ? 'admin.user_unbanned' : 'admin.user_banned',
      target: id,
      details: { email, before, after: until, sessions_ended: ended },
    });
    return true;
  });
  return { changed };
}
