import type { Generated } from 'kysely';
import { defineTable } from '../define-table.ts';

export interface StudyNotesTable {
  id: string;
  user_id: string;
  deck_id: string;
  title: string;
  body: string;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export const table = defineTable({
  name: 'study_notes',
  owner: 'user_id',
  columns: ['id', 'user_id', 'deck_id', 'title', 'body', 'created_at', 'updated_at'],
});
