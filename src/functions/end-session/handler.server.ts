import { endOwnSession } from '../../server/account/end-own-session.server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';

export async function handle(call: FunctionCall, input: { session_id: string }) {
  await endOwnSession(call, input.session_id);
  return { ended: true };
}
