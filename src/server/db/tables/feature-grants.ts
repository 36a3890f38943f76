import type { Generated } from 'kysely';
import { defineTable } from '../define-table.ts';

export interface FeatureGrantsTable {
  id: Generated<string>;
  user_id: string;
  kind: 'feature' | 'gaming' | 'special' | 'training';
  name: Generated<string>;
  granted_by: string | null;
  created_at: Generated<Date>;
  expires_at: Date | null;
}

export const table = defineTable({
  name: 'feature_grants',
  owner: 'user_id',
  columns: ['id', 'user_id', 'kind', 'name', 'granted_by', 'created_at', 'expires_at'],
});
