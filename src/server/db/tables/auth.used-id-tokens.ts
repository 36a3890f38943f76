import { defineTable } from '../define-table.ts';

export interface AuthUsedIdTokensTable {
  token_hash: string;
  expires_at: Date;
}

export const table = defineTable({
  name: 'auth.used_id_tokens',
  columns: ['token_hash', 'expires_at'],
});
