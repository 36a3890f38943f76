import type { Tx } from '../../db/database.ts';

interface KeyRow {
  id: string;
  name: string;
  hint: string;
  scopes: string[];
  expires_at: Date;
  last_used_at: Date | null;
  created_at: Date;
  state: 'works' | 'expired' | 'ended';
}

/** The keys of a person as they may see them, the newest first. What a key itself is, nobody knows any more. */
export async function readOwnKeys(tx: Tx, userId: string) {
  const { rows } = await tx.query<KeyRow>(
    `select k.id, k.name, k.hint, k.scopes, k.expires_at, k.last_used_at, k.created_at,
       case when k.expires_at <= now() then 'expired' when s.id is null then 'ended' else 'works' end as state
     from auth.personal_keys k left join auth.sessions s on s.personal_key_id = k.id
     where k.user_id = $1 order by k.created_at desc, k.id`,
    [userId],
  );
  return rows.map(({ expires_at, last_used_at, created_at, ...key }) => ({
    ...key,
    expires_at: expires_at.toISOString(),
    last_used_at: last_used_at?.toISOString() ?? null,
    created_at: created_at.toISOString(),
  }));
}
