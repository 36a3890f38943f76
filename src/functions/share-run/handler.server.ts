import { expectOwnRun } from '../../server/agents/own-run.server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import { makeShareLink, openShareLinks, shared } from '../../server/sharing/share-links.server.ts';
import type { ShareRunInput, ShareRunOutput } from './contract.ts';

export function handle(call: FunctionCall, { runId, make }: ShareRunInput): Promise<ShareRunOutput> {
  return call.services.database.tx('service_role', {}, async (tx) => {
    await expectOwnRun(call, tx, runId);
    if (make) await makeShareLink(call, tx, shared.run, runId);
    return { links: await openShareLinks(call, tx, shared.run, runId) };
  });
}
