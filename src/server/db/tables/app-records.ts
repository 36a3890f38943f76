import type { Generated } from 'kysely';
import { defineTable } from '../define-table.ts';

export interface AppRecordsTable {
  app_id: string;
  collection: string;
  id: string;
  data: Record<string, unknown>;
  author: string | null;
  seq: Generated<string>;
  recent_keys: Generated<string[]>;
  deleted_at: Date | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  by_guest: Generated<boolean>;
}

export const table = defineTable({
  name: 'app_records',
  columns: [
    'app_id',
    'collection',
    'id',
    'data',
    'author',
    'seq',
    'recent_keys',
    'deleted_at',
    'created_at',
    'updated_at',
    'by_guest',
  ],
});
