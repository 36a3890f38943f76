import type { Generated } from 'kysely';
import { defineTable } from '../define-table.ts';

export interface OwnResourcesTable {
  id: string;
  user_id: string;
  kind: 'template' | 'checklist' | 'worksheet' | 'glossary' | 'guide' | 'star';
  title: string;
  about: Generated<string>;
  jobs: Generated<string[]>;
  body: Generated<string>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export const table = defineTable({
  name: 'own_resources',
  owner: 'user_id',
  columns: ['id', 'user_id', 'kind', 'title', 'about', 'jobs', 'body', 'created_at', 'updated_at'],
});
