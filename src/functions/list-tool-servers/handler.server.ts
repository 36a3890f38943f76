import type { FunctionCall } from '../../server/functions/function-call.ts';
import type { ListedToolServer } from './contract.ts';

export async function handle({ services }: FunctionCall): Promise<{ servers: ListedToolServer[] }> {
  const { rows } = await services.database.ask<ListedToolServer>(
    'service_role',
    {},
    {
      text: `select id, name, url, key_secret is not null as has_key, enabled
         from public.tool_servers order by name, id`,
      values: [],
    },
  );
  return { servers: rows };
}
