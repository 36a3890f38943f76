import type { Generated } from 'kysely';
import { defineTable } from '../define-table.ts';

export interface InternalIdempotencyKeysTable {
  user_id: string;
  key: string;
  fingerprint: string;
  result: unknown;
  created_at: Generated<Date>;
}

export const table = defineTable({
  name: 'internal.idempotency_keys',
  owner: 'user_id',
  columns: ['user_id', 'key', 'fingerprint', 'result', 'created_at'],
});
