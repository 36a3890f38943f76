import type { Generated } from 'kysely';
import { defineTable } from '../define-table.ts';

export interface AuthSignInNoticesTable {
  id: Generated<string>;
  user_id: string;
  session_id: string;
  token_hash: string;
  sent_to: string;
  device: string;
  network: string;
  ip: string | null;
  created_at: Generated<Date>;
  used_at: Date | null;
}

export const table = defineTable({
  name: 'auth.sign_in_notices',
  owner: 'user_id',
  columns: [
    'id',
    'user_id',
    'session_id',
    'token_hash',
    'sent_to',
    'device',
    'network',
    'ip',
    'created_at',
    'used_at',
  ],
});
