import type { Generated } from 'kysely';
import { defineTable } from '../define-table.ts';

export interface AppSitesTable {
  app_id: string;
  slug: string;
  version_id: string;
  shares_data: Generated<boolean>;
  roles: Generated<string[]>;
  open_roles: Generated<string[]>;
  rules: Record<string, unknown> | null;
  ruled_collections: Generated<string[]>;
  published_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export const table = defineTable({
  name: 'app_sites',
  columns: [
    'app_id',
    'slug',
    'version_id',
    'shares_data',
    'roles',
    'open_roles',
    'rules',
    'ruled_collections',
    'published_at',
    'updated_at',
  ],
});
