import type { Generated } from 'kysely';
import { defineTable } from '../define-table.ts';

export interface AppVisitorSessionsTable {
  token_hash: string;
  visitor_id: string;
  created_at: Generated<Date>;
  expires_at: Date;
}

export const table = defineTable({
  name: 'app_visitor_sessions',
  columns: ['token_hash', 'visitor_id', 'created_at', 'expires_at'],
});
