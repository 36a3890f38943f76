import { writeAudit } from '../../audit/write-audit.server.ts';
import type { Tx } from '../../db/database.ts';
import { queries } from '../../db/query-builder.ts';
import { AuthError } from '../auth-error.ts';
import type { CodeChallenge } from '../flows/code-challenge.server.ts';
import { findUserByEmail, findUserById } from '../users/find-user.server.ts';
import type { AuthCall } from '../verb.ts';
import { changeEmail } from '../verification/agree-to-email-change.server.ts';
import { sendEmailChange } from './send-email-change.server.ts';

export interface EmailRequest {
  /** Normalised, and another than now. */
  email: string;
  redirectTo: string;
  challenge: CodeChallenge | undefined;
}

/** The new address at once where nothing needs to be confirmed; otherwise after both have agreed. */
export async function requestEmail(
  call: AuthCall,
  tx: Tx,
  userId: string,
  request: EmailRequest,
): Promise<void> {
  const { server } = call;
  const user = await findUserById(tx, userId);
  if (user === undefined) throw new AuthError('user_not_found');
  if ((await findUserByEmail(tx, request.email)) !== undefined) throw new AuthError('email_exists');
  if (server.auth.autoconfirm) {
    await changeEmail(call, tx, user, { email: request.email, proof: 'assumed' });
    await writeAudit(tx, call, { action: 'user.email_changed' });
    return;
  }
  const pending = await tx.one(
    queries
      .updateTable('auth.users')
      .set({ email_change: request.email, email_change_confirm_status: 0 })
      .where('id', '=', user.id)
      .returningAll(),
  );
  await sendEmailChange(server, tx, pending, request.redirectTo, request.challenge);
  await writeAudit(tx, call, { action: 'user.email_change_requested' });
}
