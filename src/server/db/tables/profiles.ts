import type { Generated } from 'kysely';
import { defineTable } from '../define-table.ts';

export interface ProfilesTable {
  user_id: string;
  display_name: Generated<string>;
  avatar_url: string | null;
  settings: Generated<Record<string, unknown>>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export const table = defineTable({
  name: 'profiles',
  owner: 'user_id',
  columns: ['user_id', 'display_name', 'avatar_url', 'settings', 'created_at', 'updated_at'],
});
