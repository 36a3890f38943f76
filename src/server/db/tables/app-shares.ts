import type { Generated } from 'kysely';
import { defineTable } from '../define-table.ts';

export interface AppSharesTable {
  token: string;
  app_id: string;
  created_at: Generated<Date>;
  revoked_at: Date | null;
}

export const table = defineTable({
  name: 'app_shares',
  columns: ['token', 'app_id', 'created_at', 'revoked_at'],
});
