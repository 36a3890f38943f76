import type { Tx } from '../../db/database.ts';
import { queries } from '../../db/query-builder.ts';
import type { FactorRow } from '../users/user.ts';
import { methodOf } from './raise-session.server.ts';

/** What a session has shown by this factor does not count any more. */
export async function lowerSessions(tx: Tx, factor: FactorRow): Promise<void> {
  const lowered = await tx.all(
    queries
      .updateTable('auth.sessions')
      .set({ aal: 'aal1', factor_id: null })
      .where('factor_id', '=', factor.id)
      .returning('id'),
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
