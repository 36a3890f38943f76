import type { Generated } from 'kysely';
import { defineTable } from '../define-table.ts';

export interface ToolServerLooksTable {
  server_id: string;
  worked_at: Date | null;
  failed_at: Date | null;
  trouble: string | null;
  offered: Generated<unknown>;
}

export const table = defineTable({
  name: 'tool_server_looks',
  columns: ['server_id', 'worked_at', 'failed_at', 'trouble', 'offered'],
});
