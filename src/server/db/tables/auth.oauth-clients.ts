import type { Generated } from 'kysely';
import { defineTable } from '../define-table.ts';

export interface AuthOauthClientsTable {
  id: Generated<string>;
  name: string;
  uri: string | null;
  logo_uri: string | null;
  redirect_uris: string[];
  grant_types: string[];
  scopes: string[] | null;
  auth_method: 'none' | 'client_secret_basic' | 'client_secret_post';
  secret_hash: string | null;
  registration: 'manual' | 'dynamic';
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export const table = defineTable({
  name: 'auth.oauth_clients',
  columns: [
    'id',
    'name',
    'uri',
    'logo_uri',
    'redirect_uris',
    'grant_types',
    'scopes',
    'auth_method',
    'secret_hash',
    'registration',
    'created_at',
    'updated_at',
  ],
});
