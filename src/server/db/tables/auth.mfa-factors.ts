import type { Generated } from 'kysely';
import { defineTable } from '../define-table.ts';

export interface AuthMfaFactorsTable {
  id: Generated<string>;
  user_id: string;
  factor_type: 'totp' | 'phone' | 'webauthn';
  status: Generated<'unverified' | 'verified'>;
  friendly_name: string | null;
  secret: string | null;
  phone: string | null;
  last_step: number | null;
  last_challenged_at: Date | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export const table = defineTable({
  name: 'auth.mfa_factors',
  owner: 'user_id',
  columns: [
    'id',
    'user_id',
    'factor_type',
    'status',
    'friendly_name',
    'secret',
    'phone',
    'last_step',
    'last_challenged_at',
    'created_at',
    'updated_at',
  ],
});
