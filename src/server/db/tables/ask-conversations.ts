import type { Generated } from 'kysely';
import { defineTable } from '../define-table.ts';

export interface AskConversationsTable {
  id: string;
  user_id: string;
  title: string;
  folder: Generated<string>;
  pinned: Generated<boolean>;
  turns: Generated<unknown[]>;
  shown: string | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export const table = defineTable({
  name: 'ask_conversations',
  owner: 'user_id',
  columns: ['id', 'user_id', 'title', 'folder', 'pinned', 'turns', 'shown', 'created_at', 'updated_at'],
});
