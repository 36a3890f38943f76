import type { Tx } from '../../db/database.ts';
import { queries } from '../../db/query-builder.ts';

/** Ends sessions with their refresh tokens, those of keys as well; `except` stays. Answers with how many ended. */
export function endSessions(tx: Tx, userId: string, except?: string): Promise<number> {
  const all = queries.deleteFrom('auth.sessions').where('user_id', '=', userId);
  return tx.run(except === undefined ? all : all.where('id', '<>', except));
}

/** Where somebody is signed in, and programs that they let in. Their keys stay: they work where nobody signs in or out. */
export function endSignIns(tx: Tx, userId: string, except?: string): Promise<number> {
  const all = queries
    .deleteFrom('auth.sessions')
    .where('user_id', '=', userId)
    .where('personal_key_id', 'is', null);
  return tx.run(except === undefined ? all : all.where('id', '<>', except));
}

export function endSession(tx: Tx, sessionId: string): Promise<number> {
  return tx.run(queries.deleteFrom('auth.sessions').where('id', '=', sessionId));
}
