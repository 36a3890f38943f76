import type { Generated } from 'kysely';
import { defineTable } from '../define-table.ts';

export interface CurriculumPlansTable {
  id: string;
  user_id: string;
  title: string;
  plan: Record<string, unknown>;
  progress: Generated<Record<string, unknown>>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export const table = defineTable({
  name: 'curriculum_plans',
  owner: 'user_id',
  columns: ['id', 'user_id', 'title', 'plan', 'progress', 'created_at', 'updated_at'],
});
