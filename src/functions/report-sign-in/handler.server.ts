import type { z } from 'zod';
import { writeAudit } from '../../server/audit/write-audit.server.ts';
import { callOfFunction, inKoraErrors } from '../../server/auth/call-of-function.server.ts';
import { findSignInNotice, type SignInNotice } from '../../server/auth/devices/sign-in-notice.server.ts';
import { limitVerifications } from '../../server/auth/limits/auth-limits.server.ts';
import { sendOneTimeMail } from '../../server/auth/mails/send-one-time-mail.server.ts';
import { endSessions } from '../../server/auth/sessions/end-sessions.server.ts';
import { findUserById } from '../../server/auth/users/find-user.server.ts';
import type { UserRow } from '../../server/auth/users/user.ts';
import type { AuthCall } from '../../server/auth/verb.ts';
import type { Tx } from '../../server/db/database.ts';
import { queries } from '../../server/db/query-builder.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import type { contract } from './contract.ts';

type Output = z.infer<(typeof contract)['output']>;

export async function handle(call: FunctionCall, { token }: { token: string }): Promise<Output> {
  const authCall = callOfFunction(call);
  await inKoraErrors(() => limitVerifications(authCall));
  return call.services.database.tx('service_role', {}, (tx) => report(authCall, tx, token));
}

/** Whoever came in knows the password or holds a link: both are worth nothing afterwards, whatever they did meanwhile. */
async function report(call: AuthCall, tx: Tx, token: string): Promise<Output> {
  const found = await findSignInNotice(tx, token);
  if (found.state !== 'open') return { state: found.state };
  const { notice } = found;
  const user = await findUserById(tx, notice.user_id);
  if (user === undefined) return { state: 'expired' };
  const removed = await takeBack(call, tx, user, notice);
  const ended = await endSessions(tx, user.id);
  // The link goes to where the mail went and nowhere else: an address that is new may be the stranger's.
  const resetSent = user.email === notice.sent_to;
  if (resetSent)
    await sendOneTimeMail(call.server, tx, {
      user,
      kind: 'recovery',
      to: notice.sent_to,
      redirectTo: `${call.server.auth.siteUrl}/auth`,
    });
  await writeAudit(tx, call, {
    action: 'user.sign_in_reported',
    actorId: user.id,
    target: user.id,
    details: {
      session_id: notice.session_id,
      device: notice.device,
      ended_sessions: ended,
      removed_factors: removed,
      reset_sent: resetSent,
    },
  });
  return { state: 'done', ended_sessions: ended, removed_factors: removed, reset_sent: resetSent };
}

/** How many second factors were removed. */
async function takeBack(call: AuthCall, tx: Tx, user: UserRow, notice: SignInNotice): Promise<number> {
  await tx.run(queries.updateTable('auth.users').set({ encrypted_password: null }).where('id', '=', user.id));
  await tx.run(queries.deleteFrom('auth.one_time_tokens').where('user_id', '=', user.id));
  await tx.run(queries.deleteFrom('auth.flow_states').where('user_id', '=', user.id));
  const removed = await tx.run(
    queries
      .deleteFrom('auth.mfa_factors')
      .where('user_id', '=', user.id)
      .where('created_at', '>=', notice.created_at),
  );
  await removeNewWays(tx, user.id, notice);
  // The next sign-in from there is told of again.
  await tx.run(
    queries
      .deleteFrom('auth.known_devices')
      .where('user_id', '=', user.id)
      .where('device', '=', notice.device)
      .where('network', '=', notice.network),
  );
  await tx.run(
    queries
      .updateTable('auth.sign_in_notices')
      .set({ used_at: call.server.clock.now() })
      .where('user_id', '=', user.id)
      .where('used_at', 'is', null),
  );
  return removed;
}

/** What the stranger may have left behind to come back by, and the passkey that they came in with. */
async function removeNewWays(
  tx: Tx,
  userId: string,
  { created_at, session_id }: SignInNotice,
): Promise<void> {
  await tx.query(
    `delete from auth.webauthn_credentials where user_id = $1 and factor_id is null
       and (created_at >= $2 or id = (select passkey_id from auth.sessions where id = $3))`,
    [userId, created_at, session_id],
  );
  await tx.query('delete from auth.recovery_codes where user_id = $1 and created_at >= $2', [
    userId,
    created_at,
  ]);
  await tx.query('delete from auth.oauth_grants where user_id = $1 and granted_at >= $2', [
    userId,
    created_at,
  ]);
}
