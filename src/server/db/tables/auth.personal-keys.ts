import type { Generated } from 'kysely';
import { defineTable } from '../define-table.ts';

export interface AuthPersonalKeysTable {
  id: string;
  user_id: string;
  name: string;
  token_hash: string;
  hint: string;
  scopes: string[];
  expires_at: Date;
  last_used_at: Date | null;
  created_at: Generated<Date>;
}

export const table = defineTable({
  name: 'auth.personal_keys',
  owner: 'user_id',
  columns: [
    'id',
    'user_id',
    'name',
    'token_hash',
    'hint',
    'scopes',
    'expires_at',
    'last_used_at',
    'created_at',
  ],
});
