import { z } from 'zod';
import { writeAudit } from '../../audit/write-audit.server.ts';
import type { Tx } from '../../db/database.ts';
import { AuthError } from '../auth-error.ts';
import { recoveryCodeUsedMail } from '../mails/recovery-code-used-mail.ts';
import { sendAuthMail } from '../mails/send-one-time-mail.server.ts';
import { countFactorCheck } from '../mfa/mfa-limits.server.ts';
import { lockFactors } from '../mfa/own-factor.server.ts';
import { raiseSession } from '../mfa/raise-session.server.ts';
import { makeRecoveryCodes, recoveryCodesOf, takeRecoveryCode } from '../mfa/recovery-codes.server.ts';
import { currentSession } from '../sessions/current-session.server.ts';
import { type AuthCall, defineVerb } from '../verb.ts';

/** How many there are and were; never the codes themselves. */
export const getRecoveryCodes = defineVerb({
  method: 'GET',
  path: '/recovery-codes',
  access: 'session',
  handle(call) {
    return call.server.database.tx('service_role', {}, async (tx) => {
      const { user } = await currentSession(call, tx);
      return { status: 200, body: await recoveryCodesOf(tx, user.id) };
    });
  },
});

/** A new set, which ends the one before. */
export const createRecoveryCodes = defineVerb({
  method: 'POST',
  path: '/recovery-codes',
  access: 'session',
  handle(call) {
    return call.server.database.tx('service_role', {}, async (tx) => {
      const { user, aal } = await currentSession(call, tx);
      const factors = await lockFactors(tx, user.id);
      if (!factors.some(({ status }) => status === 'verified'))
        throw new AuthError('validation_failed', {
          status: 422,
          message: 'Recovery codes stand in for a second factor. Add one first',
        });
      if (aal !== 'aal2')
        throw new AuthError('insufficient_aal', { message: 'AAL2 required to make recovery codes' });
      const codes = await makeRecoveryCodes(tx, user.id);
      await writeAudit(tx, call, {
        action: 'recovery_codes.created',
        target: user.id,
        details: { count: codes.length },
      });
      return { status: 200, body: { ...(await recoveryCodesOf(tx, user.id)), codes } };
    });
  },
});

const body = z.object({ code: z.string().trim().min(1, { error: 'Enter a recovery code' }).max(100) });

/** In place of the second factor: the session gets the second level, in which a lost factor can be removed. */
export const verifyRecoveryCode = defineVerb({
  method: 'POST',
  path: '/recovery-codes/verify',
  access: 'session',
  body,
  async handle(call) {
    const counted = await countFactorCheck(call);
    // A refusal is answered, not thrown, inside of the transaction: the line in the log must be kept.
    const outcome = await call.server.database.tx('service_role', {}, (tx) => verify(call, tx));
    if (outcome instanceof AuthError) throw outcome;
    await counted.succeeded();
    return { status: 200, body: outcome };
  },
});

async function verify(
  call: AuthCall<z.infer<typeof body>>,
  tx: Tx,
): Promise<AuthError | Record<string, unknown>> {
  const { user, sessionId } = await currentSession(call, tx);
  await lockFactors(tx, user.id);
  if (!(await takeRecoveryCode(tx, user.id, call.body.code))) {
    await writeAudit(tx, call, { action: 'recovery_code.refused', target: user.id });
    return new AuthError('mfa_verification_failed', {
      message: 'This recovery code is not right or was used before. Try another one',
    });
  }
  const { remaining } = await recoveryCodesOf(tx, user.id);
  await writeAudit(tx, call, {
    action: 'recovery_code.used',
    target: user.id,
    details: { remaining },
  });
  if (user.email !== null && user.email_confirmed_at !== null)
    await sendAuthMail(
      call.server,
      tx,
      user.email,
      recoveryCodeUsedMail(remaining, call.server.auth.siteUrl),
    );
  return raiseSession(call, tx, user, sessionId, { method: 'recovery_code', factorId: null });
}
