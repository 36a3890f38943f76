import { defineTable } from '../define-table.ts';

export interface AppGuestSharesTable {
  app_id: string;
  holder: string;
  records: number;
}

export const table = defineTable({ name: 'app_guest_shares', columns: ['app_id', 'holder', 'records'] });
