import type { Generated } from 'kysely';
import { defineTable } from '../define-table.ts';

export interface StudyPagesTable {
  id: string;
  user_id: string;
  deck_id: string;
  cards: unknown[];
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export const table = defineTable({
  name: 'study_pages',
  owner: 'user_id',
  columns: ['id', 'user_id', 'deck_id', 'cards', 'created_at', 'updated_at'],
});
