import { KoraError } from '../../../kernel/errors.ts';
import type { Services } from '../../services.ts';
import { listOfferedTools, type OfferedTool } from './ask-tool-server.server.ts';
import type { ToolServer } from './tool-server.ts';

type Needs = Pick<Services, 'database' | 'models' | 'log'>;

export type Look = { offered: OfferedTool[]; trouble: null } | { offered: []; trouble: string };

/** Asks a stored server for its tools and writes down how that went, for the admin who wonders why a tool is missing. */
export async function lookAtServer(services: Needs, server: ToolServer, signal: AbortSignal): Promise<Look> {
  const look = await lookOnce(services, server, signal);
  try {
    await noteLook(services, server.id, look);
  } catch (error) {
    // What was found counts for whoever asked; a note that cannot be written is for the log.
    services.log.warn({ err: error }, 'a look at a tool server was not written down');
  }
  return look;
}

async function lookOnce({ models }: Needs, server: ToolServer, signal: AbortSignal): Promise<Look> {
  try {
    return { offered: await listOfferedTools(models.network, server, signal), trouble: null };
  } catch (error) {
    if (!(error instanceof KoraError)) throw error;
    return { offered: [], trouble: error.message };
  }
}

/** Written at most once a minute while nothing changes: every question to a model looks at the servers. */
const note = `
  insert into public.tool_server_looks as look (server_id, worked_at, failed_at, trouble, offered)
  select id, case when $2::text is null then now() end, case when $2::text is not null then now() end, $2, $3::jsonb
    from public.tool_servers where id = $1
  on conflict (server_id) do update set
    worked_at = coalesce(excluded.worked_at, look.worked_at),
    failed_at = coalesce(excluded.failed_at, look.failed_at),
    trouble = coalesce(excluded.trouble, look.trouble),
    offered = case when excluded.worked_at is null then look.offered else excluded.offered end
  where excluded.failed_at is not null
     or look.worked_at is null
     or look.worked_at < now() - interval '1 minute'
     or look.failed_at >= look.worked_at
     or look.offered <> excluded.offered`;

async function noteLook({ database }: Needs, serverId: string, { offered, trouble }: Look): Promise<void> {
  const digests = Object.fromEntries(offered.map(({ name, digest }) => [name, digest]));
  await database.tx('service_role', {}, (tx) =>
    tx.query(note, [serverId, trouble?.slice(0, 1_000) ?? null, JSON.stringify(digests)]),
  );
}
