import type { Generated } from 'kysely';
import { defineTable } from '../define-table.ts';

export interface AgentSchedulesTable {
  id: string;
  user_id: string;
  agent: string;
  name: string;
  input: Record<string, unknown>;
  seed: number;
  every: 'day' | 'week' | 'month';
  moves_days: Generated<boolean>;
  paused: Generated<boolean>;
  next_at: Date;
  last_at: Date | null;
  last_summary: string | null;
  last_trouble: string | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export const table = defineTable({
  name: 'agent_schedules',
  owner: 'user_id',
  columns: [
    'id',
    'user_id',
    'agent',
    'name',
    'input',
    'seed',
    'every',
    'moves_days',
    'paused',
    'next_at',
    'last_at',
    'last_summary',
    'last_trouble',
    'created_at',
    'updated_at',
  ],
});
