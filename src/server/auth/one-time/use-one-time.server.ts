import type { Selectable } from 'kysely';
import { limits } from '../../../kernel/limits.ts';
import type { Tx } from '../../db/database.ts';
import type { AuthOneTimeTokensTable } from '../../db/tables/auth.one-time-tokens.ts';
import { hashToken } from '../sessions/hash-token.server.ts';
import { hashCode, type OneTimeKind } from './issue-one-time.server.ts';

export type OneTimeRow = Selectable<AuthOneTimeTokensTable>;

/** The row of a link, used up; nothing when it was used before, is too old or never existed. */
export async function useLink(
  tx: Tx,
  token: string,
  kinds: readonly OneTimeKind[],
): Promise<OneTimeRow | undefined> {
  const { rows } = await tx.query<OneTimeRow & { is_fresh: boolean }>(
    `delete from auth.one_time_tokens where token_hash = $1 and kind = any ($2::text[])
     returning *, created_at > now() - make_interval(secs => $3) as is_fresh`,
    [hashToken(token), kinds, limits.auth.oneTimeSeconds],
  );
  return rows[0]?.is_fresh === true ? rows[0] : undefined;
}

/**
 * The row of a code, used up. Every try is counted before it is compared, and a code that was tried too often is
 * void; so the transaction must be committed even when nothing was found.
 */
export async function useCode(
  tx: Tx,
  address: string,
  code: string,
  kinds: readonly OneTimeKind[],
): Promise<OneTimeRow | undefined> {
  const { rows } = await tx.query<OneTimeRow>(
    `update auth.one_time_tokens set attempts = attempts + 1
     where relates_to = $1 and kind = any ($2::text[]) and attempts < $3
       and created_at > now() - make_interval(secs => $4)
     returning *`,
    [address, kinds, limits.auth.oneTimeAttempts, limits.auth.oneTimeSeconds],
  );
  const found = rows.find((row) => row.code_hash === hashCode(row.user_id, row.kind, code));
  if (found === undefined) return undefined;
  await tx.query('delete from auth.one_time_tokens where id = $1', [found.id]);
  return found;
}
