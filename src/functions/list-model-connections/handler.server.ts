import type { z } from 'zod';
import { readRules } from '../../server/ai/connections/read-models.server.ts';
import { modelOfSettings } from '../../server/ai/connections/usable-model.ts';
import type { Tx } from '../../server/db/database.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import type { Settings } from '../../server/settings/settings.server.ts';
import type { ModelLimitValues } from '../model-shapes.ts';
import type { contract } from './contract.ts';

type Output = z.infer<(typeof contract)['output']>;

export async function handle({ services: { database, models, settings } }: FunctionCall): Promise<Output> {
  // Before the transaction, which waits for nothing but the database.
  const local = await models.local();
  return database.tx(
    'service_role',
    {},
    async (tx) => {
      const { rows: connections } = await tx.query<Output['connections'][number]>(
        `select id, name, provider, base_url, model, key_secret is not null as has_key, enabled, is_default,
           price_in, price_out
         from public.model_connections order by name, id`,
      );
      const { ownKeys, ownPrivateAddresses } = await readRules(tx);
      return {
        connections,
        from_settings: ofSettings(settings),
        rules: { own_keys: ownKeys, own_private_addresses: ownPrivateAddresses },
        limits: await readLimits(tx),
        local: local === undefined ? null : { base_url: local.baseUrl, models: local.models },
      };
    },
    { readOnly: true },
  );
}

function ofSettings(settings: Settings): Output['from_settings'] {
  const set = modelOfSettings(settings);
  if (set === undefined) return null;
  const { id, provider, baseUrl, model } = set;
  const hasKey = settings.AI_API_KEY !== undefined && settings.AI_API_KEY !== '';
  return { id, provider, base_url: baseUrl, model, has_key: hasKey };
}

const none: ModelLimitValues = {
  day_tokens: null,
  month_tokens: null,
  day_cost_micro: null,
  month_cost_micro: null,
};

async function readLimits(tx: Tx): Promise<Output['limits']> {
  const { rows } = await tx.query<
    ModelLimitValues & { scope: string; user_id: string | null; email: string | null }
  >(
    `select l.scope, l.user_id, u.email, l.day_tokens, l.month_tokens, l.day_cost_micro, l.month_cost_micro
     from public.model_limits l left join auth.users u on u.id = l.user_id order by u.email, l.id`,
  );
  const of = (scope: string): ModelLimitValues => {
    const row = rows.find((one) => one.scope === scope);
    return row === undefined ? none : valuesOf(row);
  };
  return {
    each: of('each'),
    total: of('total'),
    persons: rows.flatMap((row) =>
      row.user_id === null ? [] : [{ ...valuesOf(row), user_id: row.user_id, email: row.email }],
    ),
  };
}

function valuesOf({
  day_tokens,
  month_tokens,
  day_cost_micro,
  month_cost_micro,
}: ModelLimitValues): ModelLimitValues {
  return { day_tokens, month_tokens, day_cost_micro, month_cost_micro };
}
