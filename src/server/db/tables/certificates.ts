import type { Generated } from 'kysely';
import { defineTable } from '../define-table.ts';

export interface CertificatesTable {
  id: string;
  user_id: string;
  name: string;
  course: string;
  title: string;
  score: number;
  total: number;
  day: string;
  attempt: number;
  issued_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export const table = defineTable({
  name: 'certificates',
  owner: 'user_id',
  columns: [
    'id',
    'user_id',
    'name',
    'course',
    'title',
    'score',
    'total',
    'day',
    'attempt',
    'issued_at',
    'updated_at',
  ],
});
