import type { Generated } from 'kysely';
import { defineTable } from '../define-table.ts';

export interface StudyReviewsTable {
  id: string;
  user_id: string;
  device: string;
  day: string;
  reviews: unknown[];
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export const table = defineTable({
  name: 'study_reviews',
  owner: 'user_id',
  columns: ['id', 'user_id', 'device', 'day', 'reviews', 'created_at', 'updated_at'],
});
