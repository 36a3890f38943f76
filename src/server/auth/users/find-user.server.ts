import type { Tx } from '../../db/database.ts';
import { queries } from '../../db/query-builder.ts';
import type { FullUser, UserRow } from './user.ts';

export function findUserById(tx: Tx, id: string): Promise<UserRow | undefined> {
  return tx.first(
    queries.selectFrom('auth.users').selectAll().where('id', '=', id).where('deleted_at', 'is', null),
  );
}

/** The address must be in lower case already: every way in goes through the same normalisation. */
export function findUserByEmail(tx: Tx, email: string): Promise<UserRow | undefined> {
  return tx.first(
    queries.selectFrom('auth.users').selectAll().where('email', '=', email).where('deleted_at', 'is', null),
  );
}

export function findUserByPhone(tx: Tx, phone: string): Promise<UserRow | undefined> {
  return tx.first(
    queries.selectFrom('auth.users').selectAll().where('phone', '=', phone).where('deleted_at', 'is', null),
  );
}

export async function withDetails(tx: Tx, row: UserRow): Promise<FullUser> {
  const [identities, factors] = await Promise.all([
    tx.all(
      queries
        .selectFrom('auth.identities')
        .selectAll()
        .where('user_id', '=', row.id)
        .orderBy('created_at')
        .orderBy('id'),
    ),
    tx.all(
      queries
        .selectFrom('auth.mfa_factors')
        .selectAll()
        .where('user_id', '=', row.id)
        .orderBy('created_at')
        .orderBy('id'),
    ),
  ]);
  return { row, identities, factors };
}
