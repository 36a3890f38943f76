import type { Generated } from 'kysely';
import { defineTable } from '../define-table.ts';

export interface AuthRecoveryCodesTable {
  id: Generated<string>;
  user_id: string;
  code_hash: string;
  created_at: Generated<Date>;
  used_at: Date | null;
}

export const table = defineTable({
  name: 'auth.recovery_codes',
  owner: 'user_id',
  columns: ['id', 'user_id', 'code_hash', 'created_at', 'used_at'],
});
