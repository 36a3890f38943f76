import type { Tx } from '../db/database.ts';

/** The refresh tokens go with the sessions that they belong to. */
export async function removeSessions(tx: Tx, userId: string): Promise<number> {
  return (await tx.query('delete from auth.sessions where user_id = $1', [userId])).count;
}
