import type { Generated } from 'kysely';
import { defineTable } from '../define-table.ts';

/** One row: `service_role` keys of an earlier generation are not valid any more. */
export interface AuthServiceKeyGenerationTable {
  is_current: Generated<boolean>;
  generation: Generated<number>;
  began_at: Generated<Date>;
}

export const table = defineTable({
  name: 'auth.service_key_generation',
  columns: ['is_current', 'generation', 'began_at'],
});
