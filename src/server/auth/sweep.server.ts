import { limits } from '../../kernel/limits.ts';
import type { Database } from '../db/database.ts';
import { sweepOAuth } from './oauth/sweep-oauth.server.ts';

/** Removes what has served its time. Nothing depends on it having run: everything checks its own age. */
export async function sweepAuth(database: Database): Promise<void> {
  const { usedTokenDays, accessTokenSeconds, knownPlaceDays } = limits.auth;
  const { notMeDays } = limits.devices;
  await database.tx('service_role', {}, async (tx) => {
    await tx.query("delete from auth.rate_limits where resets_at < now() - interval '1 hour'");
    await tx.query("delete from auth.one_time_tokens where created_at < now() - interval '1 day'");
    await tx.query("delete from internal.sealed_mails where created_at < now() - interval '1 day'");
    await tx.query('delete from auth.revocations where at < now() - make_interval(secs => $1)', [
      2 * accessTokenSeconds,
    ]);
    await tx.query('delete from auth.sign_in_notices where created_at < now() - make_interval(days => $1)', [
      2 * notMeDays,
    ]);
    await tx.query("delete from auth.webauthn_challenges where created_at < now() - interval '1 day'");
    await tx.query("delete from auth.flow_states where created_at < now() - interval '1 day'");
    await tx.query("delete from auth.handovers where created_at < now() - interval '10 minutes'");
    await tx.query('delete from auth.used_id_tokens where expires_at < now()');
    await tx.query('delete from auth.known_places where seen_at < now() - make_interval(days => $1)', [
      knownPlaceDays,
    ]);
    await tx.query('delete from auth.refresh_tokens where revoked_at < now() - make_interval(days => $1)', [
      usedTokenDays,
    ]);
    await sweepOAuth(tx);
  });
}
