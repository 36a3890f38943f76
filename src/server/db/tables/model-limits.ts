import type { Generated } from 'kysely';
import { defineTable } from '../define-table.ts';

export interface ModelLimitsTable {
  id: string;
  scope: 'person' | 'each' | 'total';
  user_id: string | null;
  day_tokens: number | null;
  month_tokens: number | null;
  day_cost_micro: number | null;
  month_cost_micro: number | null;
  updated_at: Generated<Date>;
}

export const table = defineTable({
  name: 'model_limits',
  owner: 'user_id',
  columns: [
    'id',
    'scope',
    'user_id',
    'day_tokens',
    'month_tokens',
    'day_cost_micro',
    'month_cost_micro',
    'updated_at',
  ],
});
