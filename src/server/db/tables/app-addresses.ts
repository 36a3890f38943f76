import type { Generated } from 'kysely';
import { defineTable } from '../define-table.ts';

export interface AppAddressesTable {
  address: string;
  user_id: string | null;
  app_id: string;
  epoch: string | null;
  taken_at: Generated<Date>;
  free_at: Date | null;
}

export const table = defineTable({
  name: 'app_addresses',
  owner: 'user_id',
  columns: ['address', 'user_id', 'app_id', 'epoch', 'taken_at', 'free_at'],
});
