import type { Generated } from 'kysely';
import { defineTable } from '../define-table.ts';

export interface StudyDecksTable {
  id: string;
  user_id: string;
  name: string;
  settings: Generated<Record<string, unknown>>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export const table = defineTable({
  name: 'study_decks',
  owner: 'user_id',
  columns: ['id', 'user_id', 'name', 'settings', 'created_at', 'updated_at'],
});
