import type { Generated } from 'kysely';
import { defineTable } from '../define-table.ts';

export interface ModelConnectionsTable {
  id: string;
  name: string;
  provider: 'openai' | 'anthropic' | 'compatible' | 'ollama';
  base_url: string;
  model: string;
  key_secret: string | null;
  enabled: Generated<boolean>;
  is_default: Generated<boolean>;
  price_in: Generated<number>;
  price_out: Generated<number>;
  created_by: string | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export const table = defineTable({
  name: 'model_connections',
  columns: [
    'id',
    'name',
    'provider',
    'base_url',
    'model',
    'key_secret',
    'enabled',
    'is_default',
    'price_in',
    'price_out',
    'created_by',
    'created_at',
    'updated_at',
  ],
});
