import type { Generated } from 'kysely';
import { defineTable } from '../define-table.ts';

export interface ModelRulesTable {
  id: Generated<boolean>;
  own_keys: Generated<boolean>;
  own_private_addresses: Generated<boolean>;
  updated_at: Generated<Date>;
}

export const table = defineTable({
  name: 'model_rules',
  columns: ['id', 'own_keys', 'own_private_addresses', 'updated_at'],
});
