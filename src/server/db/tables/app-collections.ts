import type { Generated } from 'kysely';
import { defineTable } from '../define-table.ts';

export interface AppCollectionsTable {
  app_id: string;
  name: string;
  label: string;
  read_roles: string[] | null;
  add_roles: string[] | null;
  change_roles: string[] | null;
  remove_roles: string[] | null;
  manage_roles: Generated<string[]>;
  own_only: Generated<boolean>;
  open_fields: Generated<string[]>;
  author_fields: Generated<string[]>;
  role_fields: Generated<Record<string, string[]>>;
}

export const table = defineTable({
  name: 'app_collections',
  columns: [
    'app_id',
    'name',
    'label',
    'read_roles',
    'add_roles',
    'change_roles',
    'remove_roles',
    'manage_roles',
    'own_only',
    'open_fields',
    'author_fields',
    'role_fields',
  ],
});
