import type { FunctionCall } from '../../server/functions/function-call.ts';
import type { ListedToolServer } from './contract.ts';

type Listed = Omit<ListedToolServer, 'worked_at' | 'failed_at'> & {
  worked_at: Date | null;
  failed_at: Date | null;
};

/** A server that never answered has offered nothing yet, so that nothing of it can have changed. */
const list = `
  select server.id, server.name, server.url, server.key_secret is not null as has_key, server.enabled,
    look.worked_at, look.failed_at, look.trouble,
    case when look.worked_at is not null
      then (select count(*)::int from jsonb_object_keys(look.offered)) end as tools,
    coalesce(changes.changed, '[]') as changed
  from public.tool_servers server
  left join public.tool_server_looks look on look.server_id = server.id
  left join lateral (
    select jsonb_agg(jsonb_build_object('name', tool, 'gone', gone, 'people', people) order by tool) as changed
    from (
      select tool, not look.offered ? tool as gone, count(*)::int as people
      from public.tool_consents
      where server_id = server.id and look.worked_at is not null
        and look.offered ->> tool is distinct from digest
      group by tool
    ) consents
  ) changes on true
  order by server.name, server.id`;

export async function handle({ services }: FunctionCall): Promise<{ servers: ListedToolServer[] }> {
  const { rows } = await services.database.ask<Listed>('service_role', {}, { text: list, values: [] });
  return {
    servers: rows.map(({ worked_at, failed_at, ...server }) => ({
      ...server,
      worked_at: worked_at?.toISOString() ?? null,
      failed_at: failed_at?.toISOString() ?? null,
    })),
  };
}
