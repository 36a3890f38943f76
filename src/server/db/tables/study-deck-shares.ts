import type { Generated } from 'kysely';
import { defineTable } from '../define-table.ts';

export interface StudyDeckSharesTable {
  token: string;
  deck_id: string;
  /** The deck as it was when the link was made. */
  name: string;
  cards: unknown[];
  pictures: unknown[];
  bytes: number;
  created_at: Generated<Date>;
  revoked_at: Date | null;
}

export const table = defineTable({
  name: 'study_deck_shares',
  columns: ['token', 'deck_id', 'name', 'cards', 'pictures', 'bytes', 'created_at', 'revoked_at'],
});
