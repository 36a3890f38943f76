import type { Generated } from 'kysely';
import { defineTable } from '../define-table.ts';

export interface StudyPicturesTable {
  id: string;
  user_id: string;
  deck_id: string;
  data: string;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export const table = defineTable({
  name: 'study_pictures',
  owner: 'user_id',
  columns: ['id', 'user_id', 'deck_id', 'data', 'created_at', 'updated_at'],
});
