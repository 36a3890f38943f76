import type { Tx } from '../../db/database.ts';

/** Nobody else changes what belongs to this person until the transaction ends, if they lock it as well. */
export async function lockUser(tx: Tx, userId: string): Promise<void> {
  await tx.query('select id from auth.users where id = $1 for no key update', [userId]);
}
