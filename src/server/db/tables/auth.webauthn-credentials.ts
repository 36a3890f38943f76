import type { Generated } from 'kysely';
import { defineTable } from '../define-table.ts';

export interface AuthWebauthnCredentialsTable {
  id: Generated<string>;
  user_id: string;
  factor_id: string | null;
  credential_id: string;
  public_key: string;
  user_handle: string;
  sign_count: Generated<number>;
  transports: Generated<string[]>;
  aaguid: string | null;
  is_syncable: Generated<boolean>;
  is_backed_up: Generated<boolean>;
  friendly_name: Generated<string>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  last_used_at: Date | null;
}

export const table = defineTable({
  name: 'auth.webauthn_credentials',
  owner: 'user_id',
  columns: [
    'id',
    'user_id',
    'factor_id',
    'credential_id',
    'public_key',
    'user_handle',
    'sign_count',
    'transports',
    'aaguid',
    'is_syncable',
    'is_backed_up',
    'friendly_name',
    'created_at',
    'updated_at',
    'last_used_at',
  ],
});
