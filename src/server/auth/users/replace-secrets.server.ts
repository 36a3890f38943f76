import type { Tx } from '../../db/database.ts';
import { queries } from '../../db/query-builder.ts';
import type { UserRow } from './user.ts';

/**
 * Of several sign-ups that nobody has confirmed, the last one counts, and its message is the only one that still
 * works: otherwise somebody could sign up first with another person's address and have a way in afterwards.
 */
export async function replaceSecrets(
  tx: Tx,
  userId: string,
  { passwordHash, data }: { passwordHash: string | null; data: Record<string, unknown> },
): Promise<UserRow> {
  await tx.run(queries.deleteFrom('auth.webauthn_credentials').where('user_id', '=', userId));
  return tx.one(
    queries
      .updateTable('auth.users')
      .set({ encrypted_password: passwordHash, raw_user_meta_data: data })
      .where('id', '=', userId)
      .returningAll(),
  );
}
