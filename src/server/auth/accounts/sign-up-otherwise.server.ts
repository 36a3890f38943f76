import { queries } from '../../db/query-builder.ts';
import { writeAudit } from '../audit.server.ts';
import { AuthError } from '../auth-error.ts';
import { hashPassword } from '../passwords/password-hash.server.ts';
import { startSession } from '../sessions/start-session.server.ts';
import { createUser } from '../users/create-user.server.ts';
import type { AuthCall } from '../verb.ts';

/** An account without address or number: it lives as long as its session. */
export function signUpAnonymously(
  call: AuthCall,
  data: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  return call.server.database.tx('service_role', {}, async (tx) => {
    const user = await createUser(tx, { userMetadata: data, isAnonymous: true });
    if (user === undefined) throw new AuthError('conflict');
    await writeAudit(tx, call, {
      action: 'user.signed_up',
      actorId: user.id,
      details: { provider: 'anonymous' },
    });
    return startSession(call, tx, user, 'anonymous');
  });
}

/** With a number and a password, only where nothing needs to be confirmed. */
export async function signUpWithPhone(
  call: AuthCall,
  { phone, password, data }: { phone: string; password: string; data: Record<string, unknown> },
): Promise<Record<string, unknown>> {
  if (!call.server.auth.autoconfirm) throw new AuthError('phone_provider_disabled');
  const passwordHash = await hashPassword(password);
  return call.server.database.tx('service_role', {}, async (tx) => {
    const created = await createUser(tx, { phone, passwordHash, userMetadata: data });
    if (created === undefined) throw new AuthError('user_already_exists');
    const user = await tx.one(
      queries
        .updateTable('auth.users')
        .set({ phone_confirmed_at: call.server.clock.now() })
        .where('id', '=', created.id)
        .returningAll(),
    );
    await writeAudit(tx, call, {
      action: 'user.signed_up',
      actorId: user.id,
      details: { provider: 'phone' },
    });
    return startSession(call, tx, user, 'password');
  });
}
