import type { Tx } from '../../db/database.ts';
import { AuthError } from '../auth-error.ts';
import { findUserById } from '../users/find-user.server.ts';
import type { UserRow } from '../users/user.ts';
import type { AuthCall } from '../verb.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function idParam(call: AuthCall, name: string): string {
  const id = call.params[name] ?? '';
  if (!uuid.test(id))
    throw new AuthError('validation_failed', { status: 404, message: `${name} must be an UUID` });
  return id.toLowerCase();
}

/** The account that an admin's request is about. */
export async function targetUser(call: AuthCall, tx: Tx): Promise<UserRow> {
  const user = await findUserById(tx, idParam(call, 'id'));
  if (user === undefined) throw new AuthError('user_not_found');
  return user;
}
