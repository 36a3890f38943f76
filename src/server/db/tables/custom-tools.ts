import type { Generated } from 'kysely';
import { defineTable } from '../define-table.ts';

export interface CustomToolsTable {
  id: string;
  user_id: string;
  kind: 'tool' | 'agent';
  name: string;
  version: number;
  definition: Record<string, unknown>;
  history: Generated<unknown[]>;
  on_home: Generated<boolean>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export const table = defineTable({
  name: 'custom_tools',
  owner: 'user_id',
  columns: [
    'id',
    'user_id',
    'kind',
    'name',
    'version',
    'definition',
    'history',
    'on_home',
    'created_at',
    'updated_at',
  ],
});
