import { KoraError } from '../../../kernel/errors.ts';
import { writeAudit } from '../../audit/write-audit.server.ts';
import { AuthError } from '../auth-error.ts';
import { inKoraErrors } from '../call-of-function.server.ts';
import { limitSignUps, tellingWhoExists } from '../limits/auth-limits.server.ts';
import { checkPassword } from '../passwords/check-password.ts';
import { hashPassword } from '../passwords/password-hash.server.ts';
import { confirmEmail } from '../users/confirm-user.server.ts';
import { createUser } from '../users/create-user.server.ts';
import { normaliseEmail } from '../users/normalise-email.ts';
import type { AuthCall } from '../verb.ts';

/** An account that is usable at once, although sign-up is closed: only where the operator says so. */
export async function createConfirmedAccount(
  call: AuthCall,
  given: { email: string; password: string },
): Promise<void> {
  if (!call.server.auth.allowAdminSignup)
    throw new KoraError('forbidden', {
      message: 'Accounts are not made this way here. Ask for an invitation.',
    });
  await inKoraErrors(async () => {
    await limitSignUps(call);
    const email = normaliseEmail(given.email);
    const passwordHash = await hashPassword(checkPassword(given.password));
    await tellingWhoExists(call, () =>
      call.server.database.tx('service_role', {}, async (tx) => {
        const created = await createUser(tx, { email, passwordHash });
        if (created === undefined) throw new AuthError('user_already_exists');
        await confirmEmail(call, tx, created, 'assumed');
        await writeAudit(tx, call, {
          action: 'user.signed_up',
          actorId: created.id,
          details: { provider: 'email', by: 'admin-signup' },
        });
      }),
    );
  });
}
