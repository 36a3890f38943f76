import { writeAudit } from '../../audit/write-audit.server.ts';
import { queries } from '../../db/query-builder.ts';
import { AuthError } from '../auth-error.ts';
import { lowerSessions } from '../mfa/lower-sessions.server.ts';
import { lockFactors, pickFactor } from '../mfa/own-factor.server.ts';
import { dropIdleRecoveryCodes } from '../mfa/recovery-codes.server.ts';
import { currentSession } from '../sessions/current-session.server.ts';
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
