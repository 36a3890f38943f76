import { deleteUser } from '../../server/admin/delete-user.server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';

export async function handle(call: FunctionCall, input: { user_id: string }) {
  await deleteUser(call, input.user_id);
  return { deleted: true };
}
