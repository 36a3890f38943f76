import type { Generated } from 'kysely';
import { defineTable } from '../define-table.ts';

export interface AgentRunsTable {
  id: string;
  user_id: string;
  agent: string;
  version: number;
  name: string;
  input: Record<string, unknown>;
  seed: number;
  summary: string;
  figures: Record<string, unknown>;
  favourite: Generated<boolean>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export const table = defineTable({
  name: 'agent_runs',
  owner: 'user_id',
  columns: [
    'id',
    'user_id',
    'agent',
    'version',
    'name',
    'input',
    'seed',
    'summary',
    'figures',
    'favourite',
    'created_at',
    'updated_at',
  ],
});
