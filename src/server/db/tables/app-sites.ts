import type { Generated } from 'kysely';
import { defineTable } from '../define-table.ts';

export interface AppSitesTable {
  app_id: string;
  slug: string;
  version_id: string;
  domain: string | null;
  published_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export const table = defineTable({
  name: 'app_sites',
  columns: ['app_id', 'slug', 'version_id', 'domain', 'published_at', 'updated_at'],
});
