import type { Generated } from 'kysely';
import { defineTable } from '../define-table.ts';

export interface ModelKeysTable {
  id: string;
  user_id: string;
  name: string;
  provider: 'openai' | 'anthropic' | 'compatible' | 'ollama';
  base_url: string;
  model: string;
  key_secret: string | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export const table = defineTable({
  name: 'model_keys',
  owner: 'user_id',
  columns: [
    'id',
    'user_id',
    'name',
    'provider',
    'base_url',
    'model',
    'key_secret',
    'created_at',
    'updated_at',
  ],
});
