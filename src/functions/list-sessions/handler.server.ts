import { ownAccount } from '../../server/account/own-account.server.ts';
import { readSessions } from '../../server/account/read-sessions.server.ts';
import { needSecondFactor } from '../../server/auth/second-factor-required.server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';

export async function handle(call: FunctionCall) {
  const sessions = await call.services.database.tx('service_role', {}, async (tx) => {
    const account = await ownAccount(call, tx);
    await needSecondFactor(tx, account);
    return readSessions(tx, call.services.settings, account.user.id, account.sessionId);
  });
  return { sessions };
}
