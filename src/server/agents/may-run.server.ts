import { agentGroups } from '../../catalog/agent-groups.ts';
import { agents } from '../../catalog/agents.gen.ts';
import type { Database } from '../db/database.ts';

/** Whether a person may let an agent work now: a grant can have ended since they were last asked. */
export async function mayRun(database: Database, userId: string, slug: string): Promise<boolean> {
  const group = agents.find(({ agent }) => agent.slug === slug)?.agent.group;
  if (group === undefined) return false;
  if (agentGroups.find(({ id }) => id === group)?.needs === undefined) return true;
  const { rows } = await database.tx('authenticated', { sub: userId, role: 'authenticated' }, (tx) =>
    tx.query<{ may: boolean }>('select public.has_agent_access($1) as may', [group]),
  );
  return rows[0]?.may === true;
}
