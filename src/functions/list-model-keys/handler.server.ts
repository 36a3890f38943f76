import type { z } from 'zod';
import { ownAccount } from '../../server/account/own-account.server.ts';
import { readRules } from '../../server/ai/connections/read-models.server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import type { contract } from './contract.ts';

type Output = z.infer<(typeof contract)['output']>;

export function handle(call: FunctionCall): Promise<Output> {
  return call.services.database.tx(
    'service_role',
    {},
    async (tx) => {
      const { user } = await ownAccount(call, tx);
      const { rows: keys } = await tx.query<Output['keys'][number]>(
        `select id, name, provider, base_url, model, key_secret is not null as has_key
         from public.model_keys where user_id = $1 order by name, id`,
        [user.id],
      );
      const { ownKeys, ownPrivateAddresses } = await readRules(tx);
      return { keys, rules: { own_keys: ownKeys, own_private_addresses: ownPrivateAddresses } };
    },
    { readOnly: true },
  );
}
