import type { Generated } from 'kysely';
import { defineTable } from '../define-table.ts';

export interface AppDomainsTable {
  app_id: string;
  domain: string;
  token: string;
  verified_at: Date | null;
  checked_at: Date | null;
  created_at: Generated<Date>;
}

export const table = defineTable({
  name: 'app_domains',
  columns: ['app_id', 'domain', 'token', 'verified_at', 'checked_at', 'created_at'],
});
