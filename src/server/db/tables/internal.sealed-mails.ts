import type { Generated } from 'kysely';
import { defineTable } from '../define-table.ts';

/** A mail with a link or a code in it, sealed, until it is sent. */
export interface InternalSealedMailsTable {
  id: string;
  mail: string;
  created_at: Generated<Date>;
}

export const table = defineTable({
  name: 'internal.sealed_mails',
  columns: ['id', 'mail', 'created_at'],
});
