import { KoraError } from '../../kernel/errors.ts';
import { noteAdminAction } from '../../server/admin/note-admin-action.server.ts';
import { lockUser, requireAnotherAdmin } from '../../server/admin/target-user.server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';

export async function handle(
  call: FunctionCall,
  { user_id: id, role, on }: { user_id: string; role: 'admin'; on: boolean },
) {
  const actor = call.caller.claims.sub ?? null;
  const changed = await call.services.database.tx('service_role', {}, async (tx) => {
    if (!on) {
      await requireAnotherAdmin(tx, id);
      if (actor === id)
        throw new KoraError('conflict', {
          message: 'You cannot take the admin role from yourself. Ask another admin to do it.',
        });
    }
    const user = await lockUser(tx, id);
    const { count } = on
      ? await tx.query(
          `insert into public.user_roles (user_id, role, granted_by) values ($1, $2, $3)
           on conflict (user_id, role) do nothing`,
          [id, role, actor],
        )
      : await tx.query('delete from public.user_roles where user_id = $1 and role = $2', [id, role]);
    if (count === 0) return false;
    await noteAdminAction(tx, call, {
      action: on ? 'admin.role_granted' : 'admin.role_revoked',
      target: id,
      details: { email: user.email, role, before: !on, after: on },
    });
    return true;
  });
  return { changed };
}
