import type { Generated } from 'kysely';
import { defineTable } from '../define-table.ts';

export interface AuthKnownPlacesTable {
  user_id: string;
  place_hash: string;
  seen_at: Generated<Date>;
}

export const table = defineTable({
  name: 'auth.known_places',
  owner: 'user_id',
  columns: ['user_id', 'place_hash', 'seen_at'],
});
