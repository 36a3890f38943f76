import { limits } from '../../../kernel/limits.ts';
import type { Tx } from '../../db/database.ts';

/** Removes what has served its time. A used code stays for a day, so that its use again is noticed. */
export async function sweepOAuth(tx: Tx): Promise<void> {
  await tx.query("delete from auth.oauth_authorizations where created_at < now() - interval '1 day'");
  await tx.query('delete from auth.oauth_refresh_tokens where used_at < now() - make_interval(days => $1)', [
    limits.auth.usedTokenDays,
  ]);
  await tx.query(
    `delete from auth.oauth_clients client
     where registration = 'dynamic' and created_at < now() - make_interval(days => $1)
       and not exists (select from auth.oauth_grants where client_id = client.id)`,
    [limits.oauth.unusedClientDays],
  );
}
