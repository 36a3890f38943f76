import { writeAudit } from '../../audit/write-audit.server.ts';
import type { Tx } from '../../db/database.ts';
import { queries } from '../../db/query-builder.ts';
import { AuthError } from '../auth-error.ts';
import { evenly } from '../even-answer.server.ts';
import { limitPhoneCodes } from '../mfa/mfa-limits.server.ts';
import { hashPassword } from '../passwords/password-hash.server.ts';
import { issuePhoneCode, sayThatAccountExists, sendPhoneCode } from '../phones/send-phone-code.server.ts';
import { needPhone } from '../phones/sign-in-by-phone.server.ts';
import { startSession } from '../sessions/start-session.server.ts';
import { createUser } from '../users/create-user.server.ts';
import { findUserByPhone, withDetails } from '../users/find-user.server.ts';
import { presentUser } from '../users/present-user.ts';
import { replaceSecrets } from '../users/replace-secrets.server.ts';
import { standInUser } from '../users/stand-in-user.server.ts';
import type { UserRow } from '../users/user.ts';
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

export interface PhoneSignUp {
  /** Normalised. */
  phone: string;
  /** Checked. */
  password: string;
  data: Record<string, unknown>;
}

/** With a number and a password: a session where accounts are usable at once; otherwise a code to the number. */
export async function signUpWithPhone(call: AuthCall, order: PhoneSignUp): Promise<Record<string, unknown>> {
  needPhone(call);
  const { phone, password, data } = order;
  if (!call.server.auth.autoconfirm) return signUpToBeConfirmed(call, order);
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

/** The answer is the same for a number that has an account; only who holds the phone learns of it. */
async function signUpToBeConfirmed(
  call: AuthCall,
  { phone, password, data }: PhoneSignUp,
): Promise<Record<string, unknown>> {
  await limitPhoneCodes(call, `+${phone}`);
  const outcome = await evenly(async () => {
    const passwordHash = await hashPassword(password);
    return call.server.database.tx('service_role', {}, async (tx) => {
      const existing = await findUserByPhone(tx, phone);
      if (existing !== undefined && existing.phone_confirmed_at !== null) {
        await writeAudit(tx, call, { action: 'user.repeated_signup', actorId: null, target: existing.id });
        return undefined;
      }
      const user = await registerPhone(tx, existing, { phone, passwordHash, data });
      await writeAudit(tx, call, {
        action: existing === undefined ? 'user.signed_up' : 'user.repeated_signup',
        actorId: existing === undefined ? user.id : null,
        target: user.id,
        details: { provider: 'phone' },
      });
      const issued = await issuePhoneCode(call, tx, user, 'phone_confirmation', phone);
      const isNew = existing === undefined;
      return { issued, answer: isNew ? presentUser(await withDetails(tx, issued.user)) : undefined };
    });
  });
  if (outcome === undefined) await sayThatAccountExists(call, phone);
  else await sendPhoneCode(call, outcome.issued);
  return outcome?.answer ?? standInUser(call, { phone }, data);
}

/** Of several sign-ups that nobody has confirmed, the last one counts, and only its code still works. */
async function registerPhone(
  tx: Tx,
  existing: UserRow | undefined,
  { phone, passwordHash, data }: { phone: string; passwordHash: string; data: Record<string, unknown> },
): Promise<UserRow> {
  if (existing === undefined) {
    const created = await createUser(tx, { phone, passwordHash, userMetadata: data });
    if (created === undefined) throw new AuthError('conflict');
    return created;
  }
  await tx.query('delete from auth.one_time_tokens where user_id = $1', [existing.id]);
  return replaceSecrets(tx, existing.id, { passwordHash, data });
}
