import type { Generated } from 'kysely';
import { defineTable } from '../define-table.ts';

export interface BuildsTable {
  id: Generated<string>;
  app_id: string;
  build_status: Generated<'queued' | 'building' | 'completed' | 'failed'>;
  error: string | null;
  started_at: Date | null;
  finished_at: Date | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export const table = defineTable({
  name: 'builds',
  columns: ['id', 'app_id', 'build_status', 'error', 'started_at', 'finished_at', 'created_at', 'updated_at'],
});
