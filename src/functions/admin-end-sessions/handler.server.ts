import { endSessions } from '../../server/admin/end-sessions.server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';

export async function handle(call: FunctionCall, input: { user_id: string }) {
  return { ended: await endSessions(call, input.user_id) };
}
