import type { Tx } from '../../db/database.ts';
import { queries } from '../../db/query-builder.ts';
import type { FactorRow } from '../users/user.ts';
import { methodOf } from './raise-session.server.ts';

/** What a session has shown by this factor does not count any more. */
export async function lowerSessions(tx: Tx, factor: FactorRow): Promise<void> {
  // A passkey that opened the session has shown as much by itself.
  const { rows: lowered } = await tx.query<{ id: string }>(
    `update auth.sessions set factor_id = null, aal = case when passkey_id is null then 'aal1' else aal end
     where factor_id = $1 returning id`,
    [factor.id],
  );
  if (lowered.length === 0) return;
  const ids = lowered.map(({ id }) => id);
  await tx.run(
    queries
      .deleteFrom('auth.mfa_amr_claims')
      .where('session_id', 'in', ids)
      .where('authentication_method', '=', methodOf[factor.factor_type]),
  );
}
