import type { Generated } from 'kysely';
import { defineTable } from '../define-table.ts';

export interface AppDataStateTable {
  app_id: string;
  seq: Generated<string>;
  records: Generated<number>;
  bytes: Generated<string>;
  forgotten_seq: Generated<string>;
  guest_records: Generated<number>;
  guest_bytes: Generated<string>;
}

export const table = defineTable({
  name: 'app_data_state',
  columns: ['app_id', 'seq', 'records', 'bytes', 'forgotten_seq', 'guest_records', 'guest_bytes'],
});
