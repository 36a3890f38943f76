import { ownAccount } from '../../server/account/own-account.server.ts';
import { listSchedules } from '../../server/agents/list-schedules.server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';

export function handle(call: FunctionCall) {
  return call.services.database.tx('service_role', {}, async (tx) => {
    const { user } = await ownAccount(call, tx);
    return listSchedules(tx, user.id);
  });
}
