import { z } from 'zod';
import { limits } from '../../kernel/limits.ts';
import type { ModelTool } from '../ai/model-port.ts';
import type { Caller } from '../auth/caller.ts';
import type { Database } from '../db/database.ts';
import { queries } from '../db/query-builder.ts';

/** The person's own apps and runs, as row security shows them to that person. */
export function ownTools(database: Database, { role, claims }: Caller): Record<string, ModelTool> {
  return {
    list_my_apps: {
      description: 'Lists the apps of the person who asks, the newest first.',
      input: z.object({}),
      run: () =>
        database.tx(role, claims, (tx) =>
          tx.all(
            queries
              .selectFrom('apps')
              .leftJoin('builds', 'builds.app_id', 'apps.id')
              .select(['apps.app_name as name', 'apps.description', 'builds.build_status as state'])
              .where('apps.deleted_at', 'is', null)
              .orderBy('apps.created_at', 'desc')
              .limit(limits.ask.ownThings),
          ),
        ),
    },
    list_my_runs: {
      description: 'Lists the saved runs of agents of the person who asks, the newest first.',
      input: z.object({}),
      run: () =>
        database.tx(role, claims, (tx) =>
          tx.all(
            queries
              .selectFrom('agent_runs')
              .select(['name', 'agent', 'summary', 'figures', 'created_at'])
              .orderBy('created_at', 'desc')
              .limit(limits.ask.ownThings),
          ),
        ),
    },
  };
}
