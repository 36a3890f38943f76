import type { Generated } from 'kysely';
import { defineTable } from '../define-table.ts';

export interface AuthOauthAuthorizationsTable {
  id: Generated<string>;
  client_id: string;
  redirect_uri: string;
  scopes: string[];
  state: string | null;
  nonce: string | null;
  code_challenge: string;
  resources: Generated<string[]>;
  must_ask: Generated<boolean>;
  max_age: number | null;
  status: Generated<'pending' | 'approved' | 'denied'>;
  user_id: string | null;
  session_id: string | null;
  grant_id: string | null;
  code_hash: string | null;
  code_issued_at: Date | null;
  code_used_at: Date | null;
  created_at: Generated<Date>;
}

export const table = defineTable({
  name: 'auth.oauth_authorizations',
  owner: 'user_id',
  columns: [
    'id',
    'client_id',
    'redirect_uri',
    'scopes',
    'state',
    'nonce',
    'code_challenge',
    'resources',
    'must_ask',
    'max_age',
    'status',
    'user_id',
    'session_id',
    'grant_id',
    'code_hash',
    'code_issued_at',
    'code_used_at',
    'created_at',
  ],
});
