import { limits } from '../../../kernel/limits.ts';
import type { Database } from '../../db/database.ts';

/** Removes answers that nobody will ask for again. Gives how many. */
export async function forgetKeys(database: Database): Promise<number> {
  const { count } = await database.tx('service_role', {}, (tx) =>
    tx.query('delete from internal.idempotency_keys where created_at < now() - make_interval(days => $1)', [
      limits.idempotency.keptDays,
    ]),
  );
  return count;
}
