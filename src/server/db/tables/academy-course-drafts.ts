import type { Generated } from 'kysely';
import { defineTable } from '../define-table.ts';

export interface AcademyCourseDraftsTable {
  id: string;
  user_id: string;
  course: string;
  title: Generated<string>;
  base_version: Generated<number>;
  content: Record<string, unknown>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export const table = defineTable({
  name: 'academy_course_drafts',
  owner: 'user_id',
  columns: ['id', 'user_id', 'course', 'title', 'base_version', 'content', 'created_at', 'updated_at'],
});
