import { ownAccount } from '../../server/account/own-account.server.ts';
import { readOwnKeys } from '../../server/auth/personal-keys/own-keys.server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import type { ListPersonalKeysOutput } from './contract.ts';

export function handle(call: FunctionCall): Promise<ListPersonalKeysOutput> {
  return call.services.database.tx('service_role', {}, async (tx) => {
    const { user } = await ownAccount(call, tx);
    return { keys: await readOwnKeys(tx, user.id), address: `${call.auth.siteUrl}/mcp` };
  });
}
