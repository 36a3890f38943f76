import { KoraError } from '../../kernel/errors.ts';
import type { Database, TxOptions } from '../db/database.ts';
import type { FairTurns, Turn } from '../rest/cost/fair-turns.ts';
import { PostgrestError } from '../rest/postgrest-error.ts';

/**
 * The database as one call of a function has it: every transaction waits for the turn of whoever calls, in the line of the
 * data API, so that somebody who calls many functions at once keeps nobody else waiting. How long a function takes is our own
 * doing: it counts for the share of the caller, but nobody rests for it or is refused because of it.
 */
export function fairDatabase(database: Database, turns: FairTurns, party: string): Database {
  let isBegun = false;

  async function take(): Promise<Turn | undefined> {
    try {
      return await turns.take(party);
    } catch (error) {
      if (!(error instanceof PostgrestError)) throw error;
      // What has begun is brought to its end: half of it would be worse than one question out of line.
      if (isBegun) return undefined;
      throw refusalOf(error);
    }
  }

  async function inTurn<T>(options: TxOptions, work: (options: TxOptions) => Promise<T>): Promise<T> {
    const turn = await take();
    isBegun = true;
    if (turn === undefined) return work(options);
    const spent = (ms: number) => {
      turn.spent(ms);
      options.spent?.(ms);
    };
    try {
      return await work({ ...options, spent });
    } finally {
      turn.end({ reads: false, cut: false });
    }
  }

  return {
    ...database,
    tx: (role, claims, fn, options = {}) => inTurn(options, (given) => database.tx(role, claims, fn, given)),
    ask: (role, claims, statement, options = {}) =>
      inTurn(options, (given) => database.ask(role, claims, statement, given)),
  };
}

function refusalOf(error: PostgrestError): KoraError {
  return new KoraError('rate_limited', {
    cause: error,
    message: `${error.message}. ${error.hint ?? 'Try again later.'}`,
    retryAfter: Number(error.headers['retry-after'] ?? 1),
  });
}
