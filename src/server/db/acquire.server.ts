import type pg from 'pg';
import { KoraError } from '../../kernel/errors.ts';
import { limits } from '../../kernel/limits.ts';
import { asKoraError } from './database-fault.server.ts';

/** A connection for oneself alone; refused at once when too many wait already. */
export async function acquire(pool: pg.Pool): Promise<pg.PoolClient> {
  if (pool.waitingCount >= limits.database.queueLength)
    throw new KoraError('database_busy', { retryAfter: 1 });
  try {
    return await pool.connect();
  } catch (error) {
    throw asKoraError(error);
  }
}
