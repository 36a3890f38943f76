import type { Tx } from '../../db/database.ts';
import { queries } from '../../db/query-builder.ts';

/** Ends sessions with their refresh tokens; `except` stays. Answers with how many ended. */
export function endSessions(tx: Tx, userId: string, except?: string): Promise<number> {
  const all = queries.deleteFrom('auth.sessions').where('user_id', '=', userId);
  return tx.run(except === undefined ? all : all.where('id', '<>', except));
}

export function endSession(tx: Tx, sessionId: string): Promise<number> {
  return tx.run(queries.deleteFrom('auth.sessions').where('id', '=', sessionId));
}
