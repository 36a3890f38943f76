import type { Generated } from 'kysely';
import { defineTable } from '../define-table.ts';

export interface EarlyChildrenTable {
  id: string;
  user_id: string;
  name: string;
  animal: string;
  band: string;
  settings: Generated<Record<string, unknown>>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export const table = defineTable({
  name: 'early_children',
  owner: 'user_id',
  columns: ['id', 'user_id', 'name', 'animal', 'band', 'settings', 'created_at', 'updated_at'],
});
