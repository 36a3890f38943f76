import { z } from 'zod';
import { limits } from '../../../kernel/limits.ts';
import { writeAudit } from '../../audit/write-audit.server.ts';
import { AuthError } from '../auth-error.ts';
import { signInUses } from '../limits/auth-limits.server.ts';
import { consumeIn, refundIn } from '../limits/consume.server.ts';
import { findKnownPlace } from '../limits/known-places.server.ts';
import { isPassword } from '../passwords/password-hash.server.ts';
import { needPhone } from '../phones/sign-in-by-phone.server.ts';
import { startSession } from '../sessions/start-session.server.ts';
import { findUserByEmail, findUserById, findUserByPhone } from '../users/find-user.server.ts';
import { normaliseEmail } from '../users/normalise-email.ts';
import { normalisePhone } from '../users/normalise-phone.ts';
import type { UserRow } from '../users/user.ts';
import type { AuthCall } from '../verb.ts';

const bodySchema = z.object({
  email: z.string().nullish(),
  phone: z.string().nullish(),
  password: z.string().nullish(),
});

type Outcome = { session: Record<string, unknown> } | { refused: AuthError };

/**
 * Counted as failed before it is looked at → the same work for everybody → who may come in. What is wrong with an
 * account is told only to those who know its password.
 */
export async function passwordGrant(call: AuthCall): Promise<Record<string, unknown>> {
  const { database } = call.server;
  const { account, isEmail, password } = readBody(call.body);
  if (!isEmail) needPhone(call);
  const { retryAfter, user, uses } = await database.tx('service_role', {}, async (tx) => {
    const found = await (isEmail ? findUserByEmail(tx, account) : findUserByPhone(tx, account));
    const place = found === undefined ? undefined : await findKnownPlace(call, tx, found.id);
    const counted = signInUses(call, account, place);
    return { user: found, uses: counted, retryAfter: await consumeIn(tx, counted) };
  });
  if (retryAfter !== undefined) throw new AuthError('over_request_rate_limit', { retryAfter });
  const isRight = await isPassword(user?.encrypted_password, password);
  const outcome = await database.tx('service_role', {}, async (tx): Promise<Outcome> => {
    // The password may have been changed while this one was being compared.
    const current = user === undefined ? undefined : await findUserById(tx, user.id);
    if (!isRight || current === undefined || current.encrypted_password !== user?.encrypted_password) {
      const details = { account, method: 'password' };
      await writeAudit(tx, call, { action: 'user.sign_in_failed', actorId: user?.id ?? null, details });
      return { refused: new AuthError('invalid_credentials') };
    }
    await refundIn(tx, uses);
    const refused = obstacle(call, current, isEmail);
    if (refused !== undefined) return { refused };
    await writeAudit(tx, call, {
      action: 'user.signed_in',
      actorId: current.id,
      details: { method: 'password' },
    });
    return { session: await startSession(call, tx, current, 'password') };
  });
  if ('refused' in outcome) throw outcome.refused;
  return outcome.session;
}

function obstacle(call: AuthCall, user: UserRow, isEmail: boolean): AuthError | undefined {
  if (user.banned_until !== null && user.banned_until > call.server.clock.now())
    return new AuthError('user_banned');
  if (isEmail && user.email_confirmed_at === null) return new AuthError('email_not_confirmed');
  if (!isEmail && user.phone_confirmed_at === null) return new AuthError('phone_not_confirmed');
  return undefined;
}

function readBody(given: unknown): { account: string; isEmail: boolean; password: string } {
  const parsed = bodySchema.safeParse(given);
  if (!parsed.success) throw new AuthError('validation_failed', { message: 'Invalid login request' });
  const { email, phone, password } = parsed.data;
  const isEmail = (email ?? '') !== '';
  if (isEmail === ((phone ?? '') !== ''))
    throw new AuthError('validation_failed', {
      message: 'Only an email address or phone number should be provided on login.',
    });
  const account = readAccount(isEmail, (isEmail ? email : phone) ?? '');
  return { account, isEmail, password: (password ?? '').slice(0, limits.auth.passwordMax * 4) };
}

/** Something that is no address has no account. */
function readAccount(isEmail: boolean, written: string): string {
  try {
    return isEmail ? normaliseEmail(written) : normalisePhone(written);
  } catch (error) {
    throw new AuthError('invalid_credentials', { cause: error });
  }
}
