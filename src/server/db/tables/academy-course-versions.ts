import type { Generated } from 'kysely';
import { defineTable } from '../define-table.ts';

export interface AcademyCourseVersionsTable {
  course: string;
  version: number;
  files: unknown[];
  published_at: Generated<Date>;
  replaced_at: Date | null;
}

export const table = defineTable({
  name: 'academy_course_versions',
  columns: ['course', 'version', 'files', 'published_at', 'replaced_at'],
});
