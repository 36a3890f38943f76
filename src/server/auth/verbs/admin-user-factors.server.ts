import { writeAudit } from '../../audit/write-audit.server.ts';
import { queries } from '../../db/query-builder.ts';
import { idParam, targetUser } from '../admin/find-target.server.ts';
import { AuthError } from '../auth-error.ts';
import { lowerSessions } from '../mfa/lower-sessions.server.ts';
import { dropIdleRecoveryCodes } from '../mfa/recovery-codes.server.ts';
import { withDetails } from '../users/find-user.server.ts';
import { presentFactor } from '../users/present-user.ts';
import { defineVerb } from '../verb.ts';

export const adminListFactors = defineVerb({
  method: 'GET',
  path: '/admin/users/:id/factors',
  access: 'admin',
  handle(call) {
    return call.server.database.tx('service_role', {}, async (tx) => {
      const { factors } = await withDetails(tx, await targetUser(call, tx));
      return { status: 200, body: factors.map(presentFactor) };
    });
  },
});

/** For a person who has lost the device. */
export const adminDeleteFactor = defineVerb({
  method: 'DELETE',
  path: '/admin/users/:id/factors/:factorId',
  access: 'admin',
  handle(call) {
    return call.server.database.tx('service_role', {}, async (tx) => {
      const user = await targetUser(call, tx);
      const factor = await tx.first(
        queries
          .selectFrom('auth.mfa_factors')
          .selectAll()
          .where('id', '=', idParam(call, 'factorId'))
          .where('user_id', '=', user.id)
          .forUpdate(),
      );
      if (factor === undefined) throw new AuthError('mfa_factor_not_found');
      await lowerSessions(tx, factor);
      await tx.run(queries.deleteFrom('auth.mfa_factors').where('id', '=', factor.id));
      await dropIdleRecoveryCodes(tx, user.id);
      await writeAudit(tx, call, {
        action: 'admin.factor_deleted',
        target: user.id,
        details: { factor_id: factor.id, factor_type: factor.factor_type },
      });
      return { status: 200, body: presentFactor(factor) };
    });
  },
});
