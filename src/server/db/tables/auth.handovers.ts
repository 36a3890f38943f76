import type { Generated } from 'kysely';
import { defineTable } from '../define-table.ts';

export interface AuthHandoversTable {
  code_hash: string;
  browser_hash: string;
  sealed: string;
  created_at: Generated<Date>;
}

export const table = defineTable({
  name: 'auth.handovers',
  columns: ['code_hash', 'browser_hash', 'sealed', 'created_at'],
});
