import type { Generated, GeneratedAlways } from 'kysely';
import { defineTable } from '../define-table.ts';

export interface AuthRefreshTokensTable {
  id: GeneratedAlways<number>;
  token_hash: string;
  user_id: string;
  session_id: string;
  parent_id: number | null;
  revoked_at: Date | null;
  created_at: Generated<Date>;
  heir_salt: string | null;
}

export const table = defineTable({
  name: 'auth.refresh_tokens',
  owner: 'user_id',
  columns: [
    'id',
    'token_hash',
    'user_id',
    'session_id',
    'parent_id',
    'revoked_at',
    'created_at',
    'heir_salt',
  ],
});
