import type { Generated } from 'kysely';
import { defineTable } from '../define-table.ts';

export interface AcademyCoursesTable {
  slug: string;
  version: number;
  state: Generated<'published' | 'retired'>;
  facts: Record<string, unknown>;
  published_by: string | null;
  published_at: Generated<Date>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export const table = defineTable({
  name: 'academy_courses',
  columns: ['slug', 'version', 'state', 'facts', 'published_by', 'published_at', 'created_at', 'updated_at'],
});
