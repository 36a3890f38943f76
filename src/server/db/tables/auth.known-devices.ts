import type { Generated } from 'kysely';
import { defineTable } from '../define-table.ts';

export interface AuthKnownDevicesTable {
  user_id: string;
  device: string;
  network: string;
  first_seen_at: Generated<Date>;
  last_seen_at: Generated<Date>;
}

export const table = defineTable({
  name: 'auth.known_devices',
  owner: 'user_id',
  columns: ['user_id', 'device', 'network', 'first_seen_at', 'last_seen_at'],
});
