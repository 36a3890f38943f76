import type { Generated } from 'kysely';
import { defineTable } from '../define-table.ts';

export interface AuthOneTimeTokensTable {
  id: Generated<string>;
  user_id: string;
  kind:
    | 'confirmation'
    | 'recovery'
    | 'magiclink'
    | 'invite'
    | 'email_change_current'
    | 'email_change_new'
    | 'phone_confirmation'
    | 'phone_change'
    | 'reauthentication';
  token_hash: string;
  relates_to: string;
  attempts: Generated<number>;
  created_at: Generated<Date>;
  code_hash: string | null;
  flow_state_id: string | null;
}

export const table = defineTable({
  name: 'auth.one_time_tokens',
  owner: 'user_id',
  columns: [
    'id',
    'user_id',
    'kind',
    'token_hash',
    'relates_to',
    'attempts',
    'created_at',
    'code_hash',
    'flow_state_id',
  ],
});
