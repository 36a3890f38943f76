import type { Generated } from 'kysely';
import { defineTable } from '../define-table.ts';

export interface AuthWebauthnChallengesTable {
  id: Generated<string>;
  purpose: 'sign_in' | 'register' | 'sign_up';
  challenge: string;
  session_id: string | null;
  email: string | null;
  user_handle: string | null;
  created_at: Generated<Date>;
}

export const table = defineTable({
  name: 'auth.webauthn_challenges',
  columns: ['id', 'purpose', 'challenge', 'session_id', 'email', 'user_handle', 'created_at'],
});
