import type { Tx } from '../../db/database.ts';
import { queries } from '../../db/query-builder.ts';
import type { UserRow } from './user.ts';

/**
 * Of several sign-ups that nobody has confirmed, the last one counts, and its message is the only one that still
 * works: otherwise somebody could sign up first with another person's address and know the password afterwards.
 */
export function replaceSecrets(
  tx: Tx,
  userId: string,
  { passwordHash, data }: { passwordHash: string; data: Record<string, unknown> },
): Promise<UserRow> {
  return tx.one(
    queries
      .updateTable('auth.users')
      .set({ encrypted_password: passwordHash, raw_user_meta_data: data })
      .where('id', '=', userId)
      .returningAll(),
  );
}
