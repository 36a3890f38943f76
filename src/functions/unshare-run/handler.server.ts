import { expectOwnRun } from '../../server/agents/own-run.server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import { revokeShareLink, shared } from '../../server/sharing/share-links.server.ts';
import type { UnshareRunInput } from './contract.ts';

export async function handle(call: FunctionCall, { runId, token }: UnshareRunInput) {
  const revoked = await call.services.database.tx('service_role', {}, async (tx) => {
    await expectOwnRun(call, tx, runId);
    return revokeShareLink(tx, shared.run, runId, token);
  });
  return { revoked };
}
