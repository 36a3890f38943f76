import type { Tx } from '../../db/database.ts';
import { AuthError } from '../auth-error.ts';
import { createUser } from '../users/create-user.server.ts';
import { findUserByEmail } from '../users/find-user.server.ts';
import type { UserRow } from '../users/user.ts';

/** The account that an invitation is for; one that is in use already needs none. */
export async function invitedUser(
  tx: Tx,
  email: string,
  userMetadata: Record<string, unknown>,
): Promise<UserRow> {
  const existing = await findUserByEmail(tx, email);
  if (existing !== undefined && existing.email_confirmed_at !== null) throw new AuthError('email_exists');
  const user = existing ?? (await createUser(tx, { email, userMetadata }));
  if (user === undefined) throw new AuthError('email_exists');
  return user;
}
