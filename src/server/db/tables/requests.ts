import type { Generated } from 'kysely';
import { defineTable } from '../define-table.ts';

export interface RequestsTable {
  id: Generated<string>;
  kind: 'support' | 'sales';
  user_id: string | null;
  name: string;
  email: string;
  subject: string;
  message: string;
  status: Generated<'open' | 'in_progress' | 'closed'>;
  note: Generated<string>;
  handled_by: string | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export const table = defineTable({
  name: 'requests',
  owner: 'user_id',
  columns: [
    'id',
    'kind',
    'user_id',
    'name',
    'email',
    'subject',
    'message',
    'status',
    'note',
    'handled_by',
    'created_at',
    'updated_at',
  ],
});
