import type { Generated, GeneratedAlways } from 'kysely';
import { defineTable } from '../define-table.ts';

export interface AuthOauthRefreshTokensTable {
  id: GeneratedAlways<number>;
  token_hash: string;
  user_id: string;
  session_id: string;
  used_at: Date | null;
  created_at: Generated<Date>;
}

export const table = defineTable({
  name: 'auth.oauth_refresh_tokens',
  owner: 'user_id',
  columns: ['id', 'token_hash', 'user_id', 'session_id', 'used_at', 'created_at'],
});
