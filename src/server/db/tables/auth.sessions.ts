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
  /** Set on the sessions of other people's programs. */
  oauth_grant_id: string | null;
  oauth_scopes: string[] | null;
  oauth_resources: string[] | null;
  provider: string | null;
  passkey_id: string | null;
  /** Set on the session of a key that the person made for a program. */
  personal_key_id: string | null;
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
    'oauth_grant_id',
    'oauth_scopes',
    'oauth_resources',
    'provider',
    'passkey_id',
    'personal_key_id',
  ],
});
