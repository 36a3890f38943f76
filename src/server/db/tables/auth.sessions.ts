import type { Generated } from 'kysely';
import { defineTable } from '../define-table.ts';

export interface AuthSessionsTable {
  id: Generated<string>;
  user_id: string;
  aal: Generated<'aal1' | 'aal2'>;
  factor_id: string | null;
  user_agent: string | null;
  ip: string | null;
  not_after: Date | null;
  created_at: Generated<Date>;
  refreshed_at: Generated<Date>;
  passkey_id: string | null;
}

export const table = defineTable({
  name: 'auth.sessions',
  owner: 'user_id',
  columns: [
    'id',
    'user_id',
    'aal',
    'factor_id',
    'user_agent',
    'ip',
    'not_after',
    'created_at',
    'refreshed_at',
    'passkey_id',
  ],
});
