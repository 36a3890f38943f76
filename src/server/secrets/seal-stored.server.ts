import type { Database } from '../db/database.ts';
import { isSealed, type SecretKey, sealPrefix } from './seal.server.ts';
import { type SealedColumn, sealedColumns } from './sealed-columns.ts';
import type { SecretBox } from './secret-box.ts';

const rowsAtOnce = 200;

/** The ids of all keys that something in the database is sealed with. */
export async function keysInUse(database: Database): Promise<string[]> {
  const parts = sealedColumns.map(
    ({ table, column }) =>
      `select split_part(${column}, '.', 2) as id from ${table} where starts_with(${column}, '${sealPrefix}')`,
  );
  const { rows } = await database.tx('service_role', {}, (tx) =>
    tx.query<{ id: string }>(parts.join(' union ')),
  );
  return rows.map(({ id }) => id).filter((id) => /^[0-9a-f]{16}$/.test(id));
}

/**
 * Seals with the current key whatever is not: secrets that an older version wrote in clear, and those that a former key
 * has sealed. A row is changed only if nobody else has changed it, so it can be broken off and repeated, and run on several
 * servers at once. Answers with how many rows it changed.
 */
export async function sealStored(
  database: Database,
  box: SecretBox,
  current: Pick<SecretKey, 'id'>,
): Promise<number> {
  let changed = 0;
  for (const column of sealedColumns) {
    for (;;) {
      const found = await sealSome(database, box, current, column);
      changed += found;
      if (found < rowsAtOnce) break;
    }
  }
  return changed;
}

function sealSome(
  database: Database,
  box: SecretBox,
  current: Pick<SecretKey, 'id'>,
  { table, column, row }: SealedColumn,
): Promise<number> {
  return database.tx('service_role', {}, async (tx) => {
    const { rows } = await tx.query<{ row: string; stored: string }>(
      `select ${row}::text as row, ${column} as stored from ${table}
       where ${column} is not null and not starts_with(${column}, $1) limit $2 for update skip locked`,
      [`${sealPrefix}${current.id}.`, rowsAtOnce],
    );
    for (const found of rows) {
      const place = { table, column, row: found.row };
      const secret = isSealed(found.stored) ? box.open(place, found.stored) : found.stored;
      await tx.query(`update ${table} set ${column} = $2 where ${row} = $1 and ${column} = $3`, [
        found.row,
        box.seal(place, secret),
        found.stored,
      ]);
    }
    return rows.length;
  });
}

/**
 * After a key was lost: removes what nobody can open any more. Tokens and sign-ins that are under way end; who had an
 * authenticator app has to add it again.
 */
export async function removeUnreadable(database: Database, known: readonly string[]): Promise<number> {
  return database.tx('service_role', {}, async (tx) => {
    let removed = 0;
    for (const { table, column } of sealedColumns) {
      const { count } = await tx.query(
        `delete from ${table} where starts_with(${column}, $1) and split_part(${column}, '.', 2) <> all ($2::text[])`,
        [sealPrefix, known],
      );
      removed += count;
    }
    return removed;
  });
}
