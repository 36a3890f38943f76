import { defineTable } from '../define-table.ts';

export interface AuthRateLimitsTable {
  key: string;
  count: number;
  resets_at: Date;
}

export const table = defineTable({
  name: 'auth.rate_limits',
  columns: ['key', 'count', 'resets_at'],
});
