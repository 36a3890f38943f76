import type { Generated } from 'kysely';
import { defineTable } from '../define-table.ts';

export interface ModelUsageTable {
  id: string;
  user_id: string | null;
  source: string;
  model: string;
  kind: string;
  own_key: Generated<boolean>;
  settled: Generated<boolean>;
  estimated: Generated<boolean>;
  tokens_in: Generated<number>;
  tokens_out: Generated<number>;
  cost_micro: Generated<number>;
  fault: string | null;
  started_at: Generated<Date>;
  settled_at: Date | null;
}

export const table = defineTable({
  name: 'model_usage',
  owner: 'user_id',
  columns: [
    'id',
    'user_id',
    'source',
    'model',
    'kind',
    'own_key',
    'settled',
    'estimated',
    'tokens_in',
    'tokens_out',
    'cost_micro',
    'fault',
    'started_at',
    'settled_at',
  ],
});
