import type { Generated } from 'kysely';
import { defineTable } from '../define-table.ts';

export interface AuthOauthGrantsTable {
  id: Generated<string>;
  user_id: string;
  client_id: string;
  scopes: string[];
  granted_at: Generated<Date>;
  last_used_at: Date | null;
}

export const table = defineTable({
  name: 'auth.oauth_grants',
  owner: 'user_id',
  columns: ['id', 'user_id', 'client_id', 'scopes', 'granted_at', 'last_used_at'],
});
