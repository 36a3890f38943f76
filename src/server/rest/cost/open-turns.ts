import type { Database } from '../../db/database.ts';
import { type FairTurns, fairTurns } from './fair-turns.ts';

/** One line in front of a database, for everything that people ask of it. */
export function openTurns({ engine, atOnce }: Pick<Database, 'engine' | 'atOnce'>): FairTurns {
  return fairTurns({
    engine,
    atOnce,
    now: () => performance.now(),
    later: (ms, call) => void setTimeout(call, ms).unref(),
  });
}
