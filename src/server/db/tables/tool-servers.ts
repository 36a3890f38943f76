import type { Generated } from 'kysely';
import { defineTable } from '../define-table.ts';

export interface ToolServersTable {
  id: string;
  name: string;
  url: string;
  key_secret: string | null;
  enabled: Generated<boolean>;
  created_by: string | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export const table = defineTable({
  name: 'tool_servers',
  columns: ['id', 'name', 'url', 'key_secret', 'enabled', 'created_by', 'created_at', 'updated_at'],
});
