import type { Generated } from 'kysely';
import { defineTable } from '../define-table.ts';

export interface AcademyProgressTable {
  user_id: string;
  course: string;
  lessons: Generated<Record<string, unknown>>;
  answers: Generated<Record<string, unknown>>;
  missed: Generated<Record<string, unknown>>;
  attempts: Generated<unknown[]>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export const table = defineTable({
  name: 'academy_progress',
  owner: 'user_id',
  columns: ['user_id', 'course', 'lessons', 'answers', 'missed', 'attempts', 'created_at', 'updated_at'],
});
