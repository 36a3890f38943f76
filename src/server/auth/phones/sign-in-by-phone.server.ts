import { writeAudit } from '../../audit/write-audit.server.ts';
import type { Tx } from '../../db/database.ts';
import { AuthError } from '../auth-error.ts';
import { evenly } from '../even-answer.server.ts';
import { limitSignUps } from '../limits/auth-limits.server.ts';
import { limitPhoneCodes } from '../mfa/mfa-limits.server.ts';
import { createUser } from '../users/create-user.server.ts';
import { findUserByPhone } from '../users/find-user.server.ts';
import type { UserRow } from '../users/user.ts';
import type { AuthCall } from '../verb.ts';
import { issuePhoneCode, sendPhoneCode } from './send-phone-code.server.ts';

export interface PhoneSignIn {
  /** Normalised. */
  phone: string;
  createUser: boolean;
  data: Record<string, unknown>;
}

/** Without a gateway there is nobody to send a code. */
export function needPhone(call: AuthCall): void {
  if (!call.server.auth.phone) throw new AuthError('phone_provider_disabled');
}

/** A code by text message that signs in without a password; it opens an account first when that is wanted. */
export async function sendSignInCode(call: AuthCall, order: PhoneSignIn): Promise<{ message_id: string }> {
  needPhone(call);
  const { database, auth } = call.server;
  await limitPhoneCodes(call, `+${order.phone}`);
  if (order.createUser && auth.allowSignup) await limitSignUps(call);
  const issued = await evenly(() =>
    database.tx('service_role', {}, async (tx) => {
      const user = (await findUserByPhone(tx, order.phone)) ?? (await register(call, tx, order));
      await writeAudit(tx, call, { action: 'user.sign_in_code_requested', actorId: user.id });
      return issuePhoneCode(call, tx, user, 'magiclink', order.phone);
    }),
  );
  return { message_id: (await sendPhoneCode(call, issued)).id };
}

async function register(call: AuthCall, tx: Tx, order: PhoneSignIn): Promise<UserRow> {
  if (!order.createUser) throw new AuthError('otp_disabled');
  if (!call.server.auth.allowSignup) throw new AuthError('signup_disabled');
  const created = await createUser(tx, { phone: order.phone, userMetadata: order.data });
  if (created === undefined) throw new AuthError('conflict');
  await writeAudit(tx, call, {
    action: 'user.signed_up',
    actorId: created.id,
    details: { provider: 'phone' },
  });
  return created;
}
