import type { Generated } from 'kysely';
import { defineTable } from '../define-table.ts';

export interface AppDataWritesTable {
  app_id: string;
  writer: string;
  hour: Date;
  writes: Generated<number>;
}

export const table = defineTable({
  name: 'app_data_writes',
  columns: ['app_id', 'writer', 'hour', 'writes'],
});
