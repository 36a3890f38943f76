import { type SetRole, setRole } from '../../server/admin/set-role.server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';

export async function handle(call: FunctionCall, input: SetRole) {
  return { changed: await setRole(call, input) };
}
