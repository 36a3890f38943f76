import { z } from 'zod';
import { limits } from '../../../../kernel/limits.ts';
import { ownAccount } from '../../../account/own-account.server.ts';
import type { FunctionCall } from '../../../functions/function-call.ts';
import { defineTool, looking } from '../define-tool.ts';
import { appAddress, appState, pageOf } from './app-shapes.ts';

const listedApp = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  state: appState,
  version: z.int().nullable().describe('The newest version that works; null until there is one.'),
  archived: z.boolean(),
  created_at: z.string(),
  address: appAddress,
  site: z.string().nullable().describe('Where it is open to everybody; null while it is not.'),
});

interface AppRow {
  id: string;
  app_name: string;
  description: string;
  current_version: number | null;
  archived_at: Date | null;
  created_at: Date;
  build_status: z.infer<typeof appState> | null;
  slug: string | null;
  total: number;
}

export const listApps = defineTool({
  name: 'list_apps',
  title: 'List apps',
  description: 'Lists the apps of the person, the newest first, with their state and where they are open.',
  scope: 'apps:read',
  annotations: looking,
  input: z.object({
    limit: z.int().min(1).max(limits.mcp.apps).default(limits.apps.listed).describe('How many at most.'),
  }),
  output: z.object({ apps: z.array(listedApp), total: z.int() }),
  run: ({ call }, { limit }) => readApps(call, limit),
});

export async function readApps(call: FunctionCall, limit: number) {
  const rows = await call.services.database.tx('service_role', {}, async (tx) => {
    const { user } = await ownAccount(call, tx);
    const { rows: found } = await tx.query<AppRow>(
      `select a.id, a.app_name, a.description, a.current_version, a.archived_at, a.created_at, b.build_status, s.slug,
         count(*) over ()::int as total
       from public.apps a
         left join public.builds b on b.app_id = a.id
         left join public.app_sites s on s.app_id = a.id
       where a.user_id = $1 and a.deleted_at is null order by a.created_at desc, a.id limit $2`,
      [user.id, limit],
    );
    return found;
  });
  return {
    apps: rows.map((row) => ({
      id: row.id,
      name: row.app_name,
      description: row.description,
      state: row.build_status ?? ('queued' as const),
      version: row.current_version,
      archived: row.archived_at !== null,
      created_at: row.created_at.toISOString(),
      address: pageOf(call, row.id),
      site: row.slug === null ? null : call.apps.urlOf(row.slug),
    })),
    total: rows[0]?.total ?? 0,
  };
}
