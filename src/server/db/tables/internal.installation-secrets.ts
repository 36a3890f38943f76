import type { Generated } from 'kysely';
import { defineTable } from '../define-table.ts';

export interface InternalInstallationSecretsTable {
  name: string;
  secret: string;
  created_at: Generated<Date>;
}

export const table = defineTable({
  name: 'internal.installation_secrets',
  columns: ['name', 'secret', 'created_at'],
});
