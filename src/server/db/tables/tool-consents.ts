import type { Generated } from 'kysely';
import { defineTable } from '../define-table.ts';

export interface ToolConsentsTable {
  user_id: string;
  server_id: string;
  tool: string;
  digest: string;
  consented_at: Generated<Date>;
}

export const table = defineTable({
  name: 'tool_consents',
  owner: 'user_id',
  columns: ['user_id', 'server_id', 'tool', 'digest', 'consented_at'],
});
