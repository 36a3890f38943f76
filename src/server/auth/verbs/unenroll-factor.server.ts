import type { Tx } from '../../db/database.ts';
import { queries } from '../../db/query-builder.ts';
import { writeAudit } from '../audit.server.ts';
import { AuthError } from '../auth-error.ts';
import { lockFactors, pickFactor } from '../mfa/own-factor.server.ts';
import { methodOf } from '../mfa/raise-session.server.ts';
import { dropIdleRecoveryCodes } from '../mfa/recovery-codes.server.ts';
import { currentSession } from '../sessions/current-session.server.ts';
import type { FactorRow } from '../users/user.ts';
import { defineVerb } from '../verb.ts';

export const unenrollFactor = defineVerb({
  method: 'DELETE',
  path: '/factors/:id',
  access: 'session',
  handle(call) {
    return call.server.database.tx('service_role', {}, async (tx) => {
      const { user, aal } = await currentSession(call, tx);
      const factor = pickFactor(await lockFactors(tx, user.id), call.params['id']);
      if (factor.status === 'verified' && aal !== 'aal2') {
        throw new AuthError('insufficient_aal', {
          status: 422,
          message: 'AAL2 required to unenroll verified factor',
        });
      }
      await lowerSessions(tx, factor);
      await tx.run(queries.deleteFrom('auth.mfa_factors').where('id', '=', factor.id));
      await dropIdleRecoveryCodes(tx, user.id);
      await writeAudit(tx, call, {
        action: 'factor.unenrolled',
        target: factor.id,
        details: { factor_type: factor.factor_type, status: factor.status },
      });
      return { status: 200, body: { id: factor.id } };
    });
  },
});

/** What a session has shown by this factor does not count any more. */
async function lowerSessions(tx: Tx, factor: FactorRow): Promise<void> {
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
