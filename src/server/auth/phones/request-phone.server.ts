import { writeAudit } from '../../audit/write-audit.server.ts';
import type { Tx } from '../../db/database.ts';
import { queries } from '../../db/query-builder.ts';
import { AuthError } from '../auth-error.ts';
import { findUserById, findUserByPhone } from '../users/find-user.server.ts';
import type { AuthCall } from '../verb.ts';
import { changePhone } from './confirm-phone.server.ts';
import { type IssuedPhoneCode, issuePhoneCode } from './send-phone-code.server.ts';

/**
 * The new number at once where nothing needs to be confirmed; otherwise after the code that goes to it, which is to be
 * sent when the transaction has ended.
 */
export async function requestPhone(
  call: AuthCall,
  tx: Tx,
  userId: string,
  phone: string,
): Promise<IssuedPhoneCode | undefined> {
  const user = await findUserById(tx, userId);
  if (user === undefined) throw new AuthError('user_not_found');
  if ((await findUserByPhone(tx, phone)) !== undefined) throw new AuthError('phone_exists');
  if (call.server.auth.autoconfirm) {
    await changePhone(call, tx, user, phone);
    return undefined;
  }
  await tx.run(queries.updateTable('auth.users').set({ phone_change: phone }).where('id', '=', userId));
  await writeAudit(tx, call, { action: 'user.phone_change_requested' });
  return issuePhoneCode(call, tx, user, 'phone_change', phone);
}
