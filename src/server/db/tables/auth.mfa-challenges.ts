import type { Generated } from 'kysely';
import { defineTable } from '../define-table.ts';

export interface AuthMfaChallengesTable {
  id: Generated<string>;
  factor_id: string;
  ip: string | null;
  code_hash: string | null;
  attempts: Generated<number>;
  created_at: Generated<Date>;
  verified_at: Date | null;
  webauthn_challenge: string | null;
}

export const table = defineTable({
  name: 'auth.mfa_challenges',
  columns: [
    'id',
    'factor_id',
    'ip',
    'code_hash',
    'attempts',
    'created_at',
    'verified_at',
    'webauthn_challenge',
  ],
});
