import type { Generated } from 'kysely';
import { defineTable } from '../define-table.ts';

export interface AppVisitorsTable {
  id: Generated<string>;
  app_id: string;
  email: string;
  name: string;
  about: Generated<string>;
  role: string;
  password_hash: string;
  blocked_at: Date | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export const table = defineTable({
  name: 'app_visitors',
  columns: [
    'id',
    'app_id',
    'email',
    'name',
    'about',
    'role',
    'password_hash',
    'blocked_at',
    'created_at',
    'updated_at',
  ],
});
