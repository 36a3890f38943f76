import { listSessions } from '../../server/account/list-sessions.server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';

export async function handle(call: FunctionCall) {
  return { sessions: await listSessions(call) };
}
