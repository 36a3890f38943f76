import type { Generated } from 'kysely';
import { defineTable } from '../define-table.ts';

export interface AuthMfaAmrClaimsTable {
  session_id: string;
  authentication_method: string;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export const table = defineTable({
  name: 'auth.mfa_amr_claims',
  columns: ['session_id', 'authentication_method', 'created_at', 'updated_at'],
});
