import { hasStrategicAccess } from '../../server/account/has-strategic-access.server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';

export async function handle(call: FunctionCall) {
  return { strategic: await hasStrategicAccess(call) };
}
