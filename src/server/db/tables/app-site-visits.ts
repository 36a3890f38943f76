import type { Generated } from 'kysely';
import { defineTable } from '../define-table.ts';

export interface AppSiteVisitsTable {
  app_id: string;
  day: string;
  visits: Generated<number>;
}

export const table = defineTable({ name: 'app_site_visits', columns: ['app_id', 'day', 'visits'] });
