import { limits } from '../../kernel/limits.ts';
import type { Database } from '../db/database.ts';

/** Removes what has served its time. Nothing depends on it having run: everything checks its own age. */
export async function sweepAuth(database: Database): Promise<void> {
  const { usedTokenDays } = limits.auth;
  await database.tx('service_role', {}, async (tx) => {
    await tx.query("delete from auth.rate_limits where resets_at < now() - interval '1 hour'");
    await tx.query("delete from auth.one_time_tokens where created_at < now() - interval '1 day'");
    await tx.query("delete from auth.webauthn_challenges where created_at < now() - interval '1 day'");
    await tx.query("delete from auth.flow_states where created_at < now() - interval '1 day'");
    await tx.query('delete from auth.refresh_tokens where revoked_at < now() - make_interval(days => $1)', [
      usedTokenDays,
    ]);
  });
}
