import type { PGlite } from '@electric-sql/pglite';
import type pg from 'pg';
import type { Database } from '../../src/server/db/database.ts';
import { preamble } from '../../src/server/db/preamble.ts';
import type { Contender } from './work.ts';

export function throughPort(database: Database): Contender {
  return ({ claims, text, values }) =>
    database.tx('authenticated', claims, async (tx) => (await tx.query(text, values)).rows.length);
}

/** The embedded engine in this very thread, by its own calls: no thread between, no gate, no deadline. */
export function barePglite(engine: PGlite): Contender {
  return async ({ claims, text, values }) => {
    const opening = preamble('authenticated', claims, {}).replace(/^begin; /, '');
    return engine.transaction(async (tx) => {
      await tx.exec(opening);
      return (await tx.query(text, [...values])).rows.length;
    });
  };
}

/** The driver at its best that still lets a caller decide on the answer: opening and query in one packet, then commit. */
export function barePipelined(pool: pg.Pool): Contender {
  return async ({ claims, text, values }) => {
    const client = await pool.connect();
    try {
      const [, answer] = await Promise.all([
        client.query(preamble('authenticated', claims, {})),
        client.query(text, [...values]),
      ]);
      await client.query('commit');
      return answer.rows.length;
    } finally {
      client.release();
    }
  };
}

/** The driver as most programs use it: each statement waits for the one before. */
export function bareAwaited(pool: pg.Pool): Contender {
  return async ({ claims, text, values }) => {
    const client = await pool.connect();
    try {
      await client.query(preamble('authenticated', claims, {}));
      const answer = await client.query(text, [...values]);
      await client.query('commit');
      return answer.rows.length;
    } finally {
      client.release();
    }
  };
}
