import type { Generated } from 'kysely';
import { defineTable } from '../define-table.ts';

export interface NoticeMarksTable {
  user_id: string;
  read: Generated<Record<string, unknown>>;
  updated_at: Generated<Date>;
}

export const table = defineTable({
  name: 'notice_marks',
  owner: 'user_id',
  columns: ['user_id', 'read', 'updated_at'],
});
