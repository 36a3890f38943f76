import { KoraError } from '../../kernel/errors.ts';
import type { Tx } from '../db/database.ts';

export interface TargetUser {
  id: string;
  email: string | null;
  banned_until: Date | null;
}

/** The person whom a change is about, held until the transaction ends so that two admins do not cross. */
export async function lockUser(tx: Tx, id: string): Promise<TargetUser> {
  const { rows } = await tx.query<TargetUser>(
    'select id, email, banned_until from auth.users where id = $1 and deleted_at is null for update',
    [id],
  );
  const user = rows[0];
  if (user === undefined)
    throw new KoraError('not_found', { message: 'There is no such account. It may have been deleted.' });
  return user;
}

/**
 * Refuses what would leave the installation without an admin who can act. The rows are locked, so two admins who
 * remove each other at the same moment do it one after the other.
 */
export async function requireAnotherAdmin(tx: Tx, id: string): Promise<void> {
  const { rows } = await tx.query<{ user_id: string; active: boolean }>(
    `select r.user_id, u.deleted_at is null and (u.banned_until is null or u.banned_until <= now()) as active
     from public.user_roles r join auth.users u on u.id = r.user_id
     where r.role = 'admin'
     order by r.user_id
     for update of r, u`,
  );
  if (!rows.some(({ user_id }) => user_id === id)) return;
  if (rows.some(({ user_id, active }) => user_id !== id && active)) return;
  throw new KoraError('conflict', { message: 'This is the last admin. Make somebody else an admin first.' });
}
