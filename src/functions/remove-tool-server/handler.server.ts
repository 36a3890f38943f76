import { noteAdminAction } from '../../server/admin/note-admin-action.server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import type { RemoveToolServerInput } from './contract.ts';

export function handle(call: FunctionCall, { id }: RemoveToolServerInput): Promise<{ changed: boolean }> {
  return call.services.database.tx('service_role', {}, async (tx) => {
    const { rows } = await tx.query<{ name: string }>(
      'delete from public.tool_servers where id = $1 returning name',
      [id],
    );
    const [removed] = rows;
    if (removed === undefined) return { changed: false };
    const details = { name: removed.name };
    await noteAdminAction(tx, call, { action: 'admin.tool_server_removed', target: id, details });
    return { changed: true };
  });
}
