import type { Generated } from 'kysely';
import { defineTable } from '../define-table.ts';

export interface AuthFlowStatesTable {
  id: Generated<string>;
  user_id: string | null;
  linking_user_id: string | null;
  authentication_method: string;
  provider: string | null;
  auth_code_hash: string | null;
  auth_code_issued_at: Date | null;
  code_challenge: string | null;
  code_challenge_method: 's256' | 'plain' | null;
  provider_nonce: string | null;
  provider_code_verifier: string | null;
  provider_access_token: string | null;
  provider_refresh_token: string | null;
  redirect_to: string | null;
  created_at: Generated<Date>;
  browser_hash: string | null;
  provider_url: string | null;
}

export const table = defineTable({
  name: 'auth.flow_states',
  owner: 'user_id',
  columns: [
    'id',
    'user_id',
    'linking_user_id',
    'authentication_method',
    'provider',
    'auth_code_hash',
    'auth_code_issued_at',
    'code_challenge',
    'code_challenge_method',
    'provider_nonce',
    'provider_code_verifier',
    'provider_access_token',
    'provider_refresh_token',
    'redirect_to',
    'created_at',
    'browser_hash',
    'provider_url',
  ],
});
