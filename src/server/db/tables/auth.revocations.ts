import type { Generated, GeneratedAlways } from 'kysely';
import { defineTable } from '../define-table.ts';

/** Why tokens that were issued before `at` are not believed any more; triggers write it. */
export interface AuthRevocationsTable {
  id: GeneratedAlways<number>;
  kind: 'ended' | 'lowered' | 'raised' | 'person';
  subject: string;
  at: Generated<Date>;
}

export const table = defineTable({
  name: 'auth.revocations',
  columns: ['id', 'kind', 'subject', 'at'],
});
