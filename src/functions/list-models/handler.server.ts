import type { z } from 'zod';
import { ownAccount } from '../../server/account/own-account.server.ts';
import { readRules, readUsableModels } from '../../server/ai/connections/read-models.server.ts';
import { placeOf } from '../../server/ai/model-settings.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import type { contract } from './contract.ts';

type Output = z.infer<(typeof contract)['output']>;

export function handle(call: FunctionCall): Promise<Output> {
  const { database, settings } = call.services;
  return database.tx('service_role', {}, async (tx) => {
    const { user } = await ownAccount(call, tx);
    const models = await readUsableModels(tx, settings, user.id);
    return {
      models: models.map(({ id, name, provider, model, whose, isDefault, ...rest }) => ({
        id,
        name,
        provider,
        model,
        place: placeOf(rest),
        whose,
        is_default: isDefault,
      })),
      own_keys_allowed: (await readRules(tx)).ownKeys,
    };
  });
}
