import type { Generated } from 'kysely';
import { defineTable } from '../define-table.ts';

export interface AskConversationSharesTable {
  token: string;
  conversation_id: string;
  /** The last turn that the link leads to. */
  shown: string;
  created_at: Generated<Date>;
  revoked_at: Date | null;
}

export const table = defineTable({
  name: 'ask_conversation_shares',
  columns: ['token', 'conversation_id', 'shown', 'created_at', 'revoked_at'],
});
