import { writeAudit } from '../../audit/write-audit.server.ts';
import type { Tx } from '../../db/database.ts';
import { AuthError } from '../auth-error.ts';
import { evenly } from '../even-answer.server.ts';
import type { CodeChallenge } from '../flows/code-challenge.server.ts';
import { limitMessages, limitSignUps } from '../limits/auth-limits.server.ts';
import { sendOneTimeMail } from '../mails/send-one-time-mail.server.ts';
import { createUser } from '../users/create-user.server.ts';
import { findUserByEmail } from '../users/find-user.server.ts';
import type { UserRow } from '../users/user.ts';
import type { AuthCall } from '../verb.ts';

export interface SignInLink {
  /** Normalised. */
  email: string;
  createUser: boolean;
  data: Record<string, unknown>;
  redirectTo: string;
  challenge: CodeChallenge | undefined;
}

/** A link and a code that sign in without a password; they open an account first when that is wanted. */
export async function sendSignInLink(call: AuthCall, order: SignInLink): Promise<void> {
  const { server } = call;
  await limitMessages(call, order.email, 'magiclink');
  if (order.createUser && server.auth.allowSignup) await limitSignUps(call);
  await evenly(() =>
    server.database.tx('service_role', {}, async (tx) => {
      const known = await findUserByEmail(tx, order.email);
      const user = known ?? (await register(call, tx, order));
      // An account that waits for its confirmation may be a stranger's: only what this link itself opens is confirmed as it is.
      const kind = known === undefined && !server.auth.autoconfirm ? 'confirmation' : 'magiclink';
      const { email: to, redirectTo, challenge } = order;
      await sendOneTimeMail(server, tx, { user, kind, to, redirectTo, challenge });
      await writeAudit(tx, call, { action: 'user.sign_in_link_requested', actorId: user.id });
    }),
  );
}

async function register(call: AuthCall, tx: Tx, order: SignInLink): Promise<UserRow> {
  if (!order.createUser) throw new AuthError('otp_disabled');
  if (!call.server.auth.allowSignup) throw new AuthError('signup_disabled');
  const created = await createUser(tx, { email: order.email, userMetadata: order.data });
  if (created === undefined) throw new AuthError('conflict');
  await writeAudit(tx, call, {
    action: 'user.signed_up',
    actorId: created.id,
    details: { provider: 'email' },
  });
  return created;
}
