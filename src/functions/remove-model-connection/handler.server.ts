import { noteAdminAction } from '../../server/admin/note-admin-action.server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import type { RemoveModelConnectionInput } from './contract.ts';

export function handle(
  call: FunctionCall,
  { id }: RemoveModelConnectionInput,
): Promise<{ changed: boolean }> {
  return call.services.database.tx('service_role', {}, async (tx) => {
    const { rows } = await tx.query<{ name: string }>(
      'delete from public.model_connections where id = $1 returning name',
      [id],
    );
    const [removed] = rows;
    if (removed === undefined) return { changed: false };
    await noteAdminAction(tx, call, {
      action: 'admin.model_removed',
      target: id,
      details: { name: removed.name },
    });
    return { changed: true };
  });
}
