import type { Generated } from 'kysely';
import { defineTable } from '../define-table.ts';

export interface UserRolesTable {
  user_id: string;
  role: 'admin';
  granted_by: string | null;
  created_at: Generated<Date>;
}

export const table = defineTable({
  name: 'user_roles',
  owner: 'user_id',
  columns: ['user_id', 'role', 'granted_by', 'created_at'],
});
