import { queries } from '../../db/query-builder.ts';
import { writeAudit } from '../audit.server.ts';
import { AuthError } from '../auth-error.ts';
import { currentSession } from '../sessions/current-session.server.ts';
import type { AuthCall } from '../verb.ts';

/**
 * A platform admin, while their session lasts. With a second factor enrolled, it must have been shown: a password
 * alone must not open every account. Whoever is refused leaves a line in the audit log.
 */
export async function admitAdmin(call: AuthCall, what: string): Promise<void> {
  const refused = await call.server.database.tx('service_role', {}, async (tx) => {
    const { user, aal } = await currentSession(call, tx);
    const role = await tx.first(
      queries
        .selectFrom('user_roles')
        .select('role')
        .where('user_id', '=', user.id)
        .where('role', '=', 'admin'),
    );
    const factor = await tx.first(
      queries
        .selectFrom('auth.mfa_factors')
        .select('id')
        .where('user_id', '=', user.id)
        .where('status', '=', 'verified'),
    );
    const reason =
      role === undefined ? 'not_admin' : factor !== undefined && aal !== 'aal2' ? 'insufficient_aal' : null;
    if (reason !== null)
      await writeAudit(tx, call, { action: 'admin.refused', target: what, details: { reason } });
    return reason;
  });
  if (refused !== null) throw new AuthError(refused);
}
