import type { Generated } from 'kysely';
import { defineTable } from '../define-table.ts';

export interface JournalPhotosTable {
  id: string;
  user_id: string;
  day: string;
  body: Record<string, unknown>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export const table = defineTable({
  name: 'journal_photos',
  owner: 'user_id',
  columns: ['id', 'user_id', 'day', 'body', 'created_at', 'updated_at'],
});
