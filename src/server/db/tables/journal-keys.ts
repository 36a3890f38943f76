import type { Generated } from 'kysely';
import { defineTable } from '../define-table.ts';

export interface JournalKeysTable {
  id: string;
  user_id: string;
  salt: string;
  iterations: number;
  iv: string;
  wrapped: string;
  retired: Generated<boolean>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export const table = defineTable({
  name: 'journal_keys',
  owner: 'user_id',
  columns: ['id', 'user_id', 'salt', 'iterations', 'iv', 'wrapped', 'retired', 'created_at', 'updated_at'],
});
