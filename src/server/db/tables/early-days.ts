import type { Generated } from 'kysely';
import { defineTable } from '../define-table.ts';

export interface EarlyDaysTable {
  id: string;
  user_id: string;
  child_id: string;
  device: string;
  day: string;
  seconds: Generated<number>;
  answers: Generated<unknown[]>;
  rounds: Generated<unknown[]>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export const table = defineTable({
  name: 'early_days',
  owner: 'user_id',
  columns: [
    'id',
    'user_id',
    'child_id',
    'device',
    'day',
    'seconds',
    'answers',
    'rounds',
    'created_at',
    'updated_at',
  ],
});
