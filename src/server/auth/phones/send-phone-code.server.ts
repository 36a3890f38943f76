import { brand } from '../../../kernel/brand.ts';
import { limits } from '../../../kernel/limits.ts';
import type { Tx } from '../../db/database.ts';
import { AuthError } from '../auth-error.ts';
import { noteSending } from '../mails/send-one-time-mail.server.ts';
import { issueOneTime, type OneTimeKind } from '../one-time/issue-one-time.server.ts';
import type { UserRow } from '../users/user.ts';
import type { AuthCall } from '../verb.ts';

/**
 * `phone_confirmation` speaks for the password of the sign-up that it belongs to; `magiclink` signs in without one;
 * `phone_change` proves the new number.
 */
export type PhoneKind = Extract<
  OneTimeKind,
  'phone_confirmation' | 'magiclink' | 'phone_change' | 'reauthentication'
>;

export interface IssuedPhoneCode {
  /** As it is with the note that a message was sent. */
  user: UserRow;
  kind: PhoneKind;
  /** As accounts keep it, without the plus. */
  phone: string;
  code: string;
}

const purposes: Readonly<Record<PhoneKind, string>> = {
  phone_confirmation: 'to confirm your new account',
  magiclink: 'to sign in',
  phone_change: 'to confirm your new number',
  reauthentication: 'to confirm that it is you',
};

export async function issuePhoneCode(
  call: AuthCall,
  tx: Tx,
  user: UserRow,
  kind: PhoneKind,
  phone: string,
): Promise<IssuedPhoneCode> {
  const { code } = await issueOneTime(tx, { userId: user.id, kind, relatesTo: phone });
  return { user: await noteSending(call.server, tx, user.id, kind), kind, phone, code };
}

/** The gateway is asked after the transaction; a code that could not be sent is taken back. */
export async function sendPhoneCode(call: AuthCall, issued: IssuedPhoneCode): Promise<{ id: string }> {
  const minutes = Math.round(limits.auth.oneTimeSeconds / 60);
  const text = `${brand.name}: your code ${purposes[issued.kind]} is ${issued.code}. It works once, within ${minutes} minutes. Give it to nobody.`;
  try {
    return await send(call, issued.phone, text);
  } catch (error) {
    await call.server.database.tx('service_role', {}, (tx) =>
      tx.query('delete from auth.one_time_tokens where user_id = $1 and kind = $2', [
        issued.user.id,
        issued.kind,
      ]),
    );
    throw error;
  }
}

/** Instead of a code, to a number with which somebody signs up again. */
export async function sayThatAccountExists(call: AuthCall, phone: string): Promise<void> {
  await send(
    call,
    phone,
    `${brand.name}: somebody signed up with this number, which has an account already. If it was you, sign in.`,
  );
}

async function send(call: AuthCall, phone: string, text: string): Promise<{ id: string }> {
  const { messenger, log } = call.server;
  try {
    return await messenger.send({ to: `+${phone}`, text });
  } catch (error) {
    log.error({ err: error, request_id: call.requestId }, 'message not sent');
    throw new AuthError('sms_send_failed', { cause: error });
  }
}
