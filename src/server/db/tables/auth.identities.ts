import type { Generated, GeneratedAlways } from 'kysely';
import { defineTable } from '../define-table.ts';

export interface AuthIdentitiesTable {
  id: Generated<string>;
  user_id: string;
  provider: string;
  provider_id: string;
  identity_data: Generated<Record<string, unknown>>;
  email: GeneratedAlways<string | null>;
  last_sign_in_at: Date | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export const table = defineTable({
  name: 'auth.identities',
  owner: 'user_id',
  columns: [
    'id',
    'user_id',
    'provider',
    'provider_id',
    'identity_data',
    'email',
    'last_sign_in_at',
    'created_at',
    'updated_at',
  ],
});
