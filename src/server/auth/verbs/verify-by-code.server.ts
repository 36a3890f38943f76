import { z } from 'zod';
import { writeAudit } from '../../audit/write-audit.server.ts';
import type { Tx } from '../../db/database.ts';
import { AuthError } from '../auth-error.ts';
import { limitVerifications } from '../limits/auth-limits.server.ts';
import type { OneTimeKind } from '../one-time/issue-one-time.server.ts';
import { type OneTimeRow, useCode, useLink } from '../one-time/use-one-time.server.ts';
import { needPhone } from '../phones/sign-in-by-phone.server.ts';
import { startSession } from '../sessions/start-session.server.ts';
import { normaliseEmail } from '../users/normalise-email.ts';
import { normalisePhone } from '../users/normalise-phone.ts';
import { type AuthCall, defineVerb } from '../verb.ts';
import { otherMustAgree } from '../verification/agree-to-email-change.server.ts';
import { kindsOfType, verifyOneTime } from '../verification/verify-one-time.server.ts';

const body = z.object({
  type: z.string().min(1, { error: 'Verify requires a verification type' }),
  token: z.string().nullish(),
  token_hash: z.string().nullish(),
  email: z.string().nullish(),
  phone: z.string().nullish(),
});

/** What a client calls them, with a number → what we keep. */
const phoneKinds: Readonly<Record<string, readonly OneTimeKind[]>> = {
  sms: ['phone_confirmation', 'magiclink'],
  phone_change: ['phone_change'],
};

type Call = AuthCall<z.infer<typeof body>>;

/** The code of a message with its address, or the token of its link. */
export const verifyByCode = defineVerb({
  method: 'POST',
  path: '/verify',
  access: 'anyone',
  body,
  async handle(call: Call) {
    checkParts(call.body);
    if ((call.body.phone ?? '') !== '') needPhone(call);
    const kinds = kindsOf(call.body);
    await limitVerifications(call);
    const outcome = await call.server.database.tx('service_role', {}, async (tx) => {
      const row = await find(call.body, tx, kinds);
      if (row === undefined) {
        await writeAudit(tx, call, {
          action: 'user.verification_failed',
          actorId: null,
          details: { type: call.body.type },
        });
        // Returned, not thrown: the try must stay counted.
        return new AuthError('otp_expired');
      }
      const user = await verifyOneTime(call, tx, row);
      if (user === undefined) return { msg: otherMustAgree, code: '200' };
      return startSession(call, tx, user, 'otp');
    });
    if (outcome instanceof AuthError) throw outcome;
    return { status: 200, body: outcome };
  },
});

function checkParts({ token, token_hash: tokenHash, email, phone, type }: Call['body']): void {
  const has = (text: string | null | undefined) => (text ?? '') !== '';
  if (has(tokenHash)) {
    if (has(token) || has(email) || has(phone))
      throw new AuthError('validation_failed', {
        message: 'Only the token_hash and type should be provided',
      });
    return;
  }
  if (!has(token))
    throw new AuthError('validation_failed', { message: 'Verify requires either a token or a token hash' });
  if (has(email) === has(phone))
    throw new AuthError('validation_failed', {
      message: 'Only an email address or phone number should be provided on verify',
    });
  if (has(phone)) {
    normalisePhone(phone ?? '');
    if (!Object.hasOwn(phoneKinds, type))
      throw new AuthError('validation_failed', { message: 'Invalid sms verification type' });
  }
}

function kindsOf({ type, phone }: Call['body']): readonly OneTimeKind[] {
  return (phone ?? '') === '' ? kindsOfType(type) : (phoneKinds[type] ?? []);
}

function find(
  { token, token_hash: tokenHash, email, phone }: Call['body'],
  tx: Tx,
  kinds: readonly OneTimeKind[],
): Promise<OneTimeRow | undefined> {
  if ((tokenHash ?? '') !== '') return useLink(tx, tokenHash ?? '', kinds);
  const address = (phone ?? '') === '' ? normaliseEmail(email ?? '') : normalisePhone(phone ?? '');
  return useCode(tx, address, (token ?? '').replace(/[\s-]/g, ''), kinds);
}
