import type { Generated } from 'kysely';
import { defineTable } from '../define-table.ts';

export interface AgentRunSharesTable {
  token: string;
  run_id: string;
  created_at: Generated<Date>;
  revoked_at: Date | null;
}

export const table = defineTable({
  name: 'agent_run_shares',
  columns: ['token', 'run_id', 'created_at', 'revoked_at'],
});
