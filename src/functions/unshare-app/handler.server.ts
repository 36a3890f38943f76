import { ownApp } from '../../server/apps/own-app.server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import { revokeShareLink, shared } from '../../server/sharing/share-links.server.ts';
import type { UnshareAppInput } from './contract.ts';

export async function handle(call: FunctionCall, { appId, token }: UnshareAppInput) {
  const revoked = await call.services.database.tx('service_role', {}, async (tx) => {
    await ownApp(call, tx, appId);
    return revokeShareLink(tx, shared.app, appId, token);
  });
  return { revoked };
}
