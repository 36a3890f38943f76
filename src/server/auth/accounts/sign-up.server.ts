import { writeAudit } from '../../audit/write-audit.server.ts';
import type { Tx } from '../../db/database.ts';
import { AuthError } from '../auth-error.ts';
import { evenly } from '../even-answer.server.ts';
import type { CodeChallenge } from '../flows/code-challenge.server.ts';
import { limitMessages, tellingWhoExists } from '../limits/auth-limits.server.ts';
import { accountExistsMail } from '../mails/account-exists-mail.ts';
import { sendAuthMail, sendOneTimeMail } from '../mails/send-one-time-mail.server.ts';
import { hashPassword } from '../passwords/password-hash.server.ts';
import { startSession } from '../sessions/start-session.server.ts';
import { confirmEmail } from '../users/confirm-user.server.ts';
import { createUser } from '../users/create-user.server.ts';
import { findUserByEmail, withDetails } from '../users/find-user.server.ts';
import { presentUser } from '../users/present-user.ts';
import { replaceSecrets } from '../users/replace-secrets.server.ts';
import { standInUser } from '../users/stand-in-user.server.ts';
import type { UserRow } from '../users/user.ts';
import type { AuthCall } from '../verb.ts';

export interface SignUp {
  /** Normalised. */
  email: string;
  /** Checked. */
  password: string;
  data: Record<string, unknown>;
  redirectTo: string;
  challenge: CodeChallenge | undefined;
}

/** A session where accounts are usable at once; otherwise the account without one, and a message. */
export async function signUp(call: AuthCall, order: SignUp): Promise<Record<string, unknown>> {
  const { server } = call;
  if (server.auth.autoconfirm) {
    return tellingWhoExists(call, () => signUpNow(call, order));
  }
  await limitMessages(call, order.email, 'confirmation');
  return evenly(async () => {
    const passwordHash = await hashPassword(order.password);
    return server.database.tx('service_role', {}, (tx) => registerPending(call, tx, order, passwordHash));
  });
}

async function signUpNow(call: AuthCall, order: SignUp): Promise<Record<string, unknown>> {
  const passwordHash = await hashPassword(order.password);
  return call.server.database.tx('service_role', {}, async (tx) => {
    const user = await confirmEmail(call, tx, await registerNow(tx, order, passwordHash), 'assumed');
    await writeAudit(tx, call, {
      action: 'user.signed_up',
      actorId: user.id,
      details: { provider: 'email' },
    });
    return startSession(call, tx, user, 'password');
  });
}

async function registerNow(tx: Tx, order: SignUp, passwordHash: string): Promise<UserRow> {
  const existing = await findUserByEmail(tx, order.email);
  // An invitation is for whoever reads the mail, not for whoever knows of it.
  if (existing !== undefined && (existing.email_confirmed_at !== null || existing.invited_at !== null))
    throw new AuthError('user_already_exists');
  if (existing !== undefined) return replaceSecrets(tx, existing.id, { passwordHash, data: order.data });
  const created = await createUser(tx, { email: order.email, passwordHash, userMetadata: order.data });
  if (created === undefined) throw new AuthError('user_already_exists');
  return created;
}

async function registerPending(
  call: AuthCall,
  tx: Tx,
  order: SignUp,
  passwordHash: string,
): Promise<Record<string, unknown>> {
  const { server } = call;
  const { email, data, redirectTo, challenge } = order;
  const existing = await findUserByEmail(tx, email);
  if (existing === undefined) {
    const created = await createUser(tx, { email, passwordHash, userMetadata: data });
    if (created !== undefined) {
      await writeAudit(tx, call, {
        action: 'user.signed_up',
        actorId: created.id,
        details: { provider: 'email' },
      });
      const user = await sendOneTimeMail(server, tx, {
        user: created,
        kind: 'confirmation',
        to: email,
        redirectTo,
        challenge,
      });
      return presentUser(await withDetails(tx, user));
    }
  } else if (existing.email_confirmed_at !== null) {
    await writeAudit(tx, call, { action: 'user.repeated_signup', actorId: null, target: existing.id });
    await sendAuthMail(server, tx, email, accountExistsMail(server.auth.siteUrl));
  } else if (existing.invited_at !== null) {
    await writeAudit(tx, call, { action: 'user.repeated_signup', actorId: null, target: existing.id });
    await sendOneTimeMail(server, tx, { user: existing, kind: 'invite', to: email, redirectTo, challenge });
  } else {
    await writeAudit(tx, call, { action: 'user.repeated_signup', actorId: null, target: existing.id });
    const user = await replaceSecrets(tx, existing.id, { passwordHash, data });
    await sendOneTimeMail(server, tx, { user, kind: 'confirmation', to: email, redirectTo, challenge });
  }
  return standInUser(call, { email }, data);
}
