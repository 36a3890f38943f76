import type { Tx } from '../../db/database.ts';
import { queries } from '../../db/query-builder.ts';
import type { CodeChallenge } from '../flows/code-challenge.server.ts';
import { sendOneTimeMail } from '../mails/send-one-time-mail.server.ts';
import type { UserRow } from '../users/user.ts';
import type { AuthServer } from '../verb.ts';

/** To the old and to the new address: whoever holds only one of them cannot take the account away. */
export async function sendEmailChange(
  server: AuthServer,
  tx: Tx,
  user: UserRow,
  redirectTo: string,
  challenge: CodeChallenge | undefined,
): Promise<UserRow> {
  // Both must agree anew: otherwise one address could agree twice, with the first message and with this one.
  let current = await tx.one(
    queries
      .updateTable('auth.users')
      .set({ email_change_confirm_status: 0 })
      .where('id', '=', user.id)
      .returningAll(),
  );
  if (user.email !== null && user.email !== '')
    current = await sendOneTimeMail(server, tx, {
      user,
      kind: 'email_change_current',
      to: user.email,
      redirectTo,
      challenge,
    });
  if (user.email_change === null) return current;
  return sendOneTimeMail(server, tx, {
    user,
    kind: 'email_change_new',
    to: user.email_change,
    redirectTo,
    challenge,
  });
}
