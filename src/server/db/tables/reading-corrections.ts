import type { Generated } from 'kysely';
import type { Reading } from '../../../engine/reader/reading.ts';
import { defineTable } from '../define-table.ts';

export interface ReadingCorrectionsTable {
  user_id: string;
  app_id: string;
  reading: Reading;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export const table = defineTable({
  name: 'reading_corrections',
  owner: 'user_id',
  columns: ['user_id', 'app_id', 'reading', 'created_at', 'updated_at'],
});
