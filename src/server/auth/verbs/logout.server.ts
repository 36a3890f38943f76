import { writeAudit } from '../../audit/write-audit.server.ts';
import { AuthError } from '../auth-error.ts';
import { currentSession } from '../sessions/current-session.server.ts';
import { endSession, endSignIns } from '../sessions/end-sessions.server.ts';
import { defineVerb } from '../verb.ts';

const scopes = new Set(['global', 'local', 'others']);

export const logout = defineVerb({
  method: 'POST',
  path: '/logout',
  access: 'session',
  async handle(call) {
    const scope = call.query.get('scope') ?? 'global';
    if (!scopes.has(scope))
      throw new AuthError('validation_failed', {
        message: `Unsupported logout scope "${scope.slice(0, 20)}"`,
      });
    await call.server.database.tx('service_role', {}, async (tx) => {
      const { user, sessionId } = await currentSession(call, tx);
      if (scope === 'local') await endSession(tx, sessionId);
      else await endSignIns(tx, user.id, scope === 'others' ? sessionId : undefined);
      await writeAudit(tx, call, { action: 'user.signed_out', details: { scope } });
    });
    return { status: 204 };
  },
});
