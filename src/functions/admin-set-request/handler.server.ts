import { KoraError } from '../../kernel/errors.ts';
import { noteAdminAction } from '../../server/admin/note-admin-action.server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import type { SetRequestInput } from './contract.ts';

export async function handle(call: FunctionCall, { id, status, note }: SetRequestInput) {
  const changed = await call.services.database.tx('service_role', {}, async (tx) => {
    const { rows } = await tx.query<{ status: string; note: string }>(
      'select status, note from public.requests where id = $1 for update',
      [id],
    );
    const before = rows[0];
    if (before === undefined) throw new KoraError('not_found', { message: 'There is no such request.' });
    const after = { status: status ?? before.status, note: note ?? before.note };
    if (after.status === before.status && after.note === before.note) return false;
    await tx.query('update public.requests set status = $2, note = $3, handled_by = $4 where id = $1', [
      id,
      after.status,
      after.note,
      call.caller.claims.sub ?? null,
    ]);
    await noteAdminAction(tx, call, {
      action: 'admin.request_changed',
      target: id,
      details: { before, after },
    });
    return true;
  });
  return { changed };
}
