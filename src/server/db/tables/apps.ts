import type { Generated } from 'kysely';
import { defineTable } from '../define-table.ts';

export interface AppsTable {
  id: Generated<string>;
  user_id: Generated<string>;
  app_name: string;
  description: Generated<string>;
  tech_stack: Generated<string[]>;
  file_structure: Generated<Record<string, string>>;
  preview_url: string | null;
  current_version: number | null;
  archived_at: Date | null;
  deleted_at: Date | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export const table = defineTable({
  name: 'apps',
  owner: 'user_id',
  columns: [
    'id',
    'user_id',
    'app_name',
    'description',
    'tech_stack',
    'file_structure',
    'preview_url',
    'current_version',
    'archived_at',
    'deleted_at',
    'created_at',
    'updated_at',
  ],
});
