import { writeAudit } from '../../audit/write-audit.server.ts';
import { queries } from '../../db/query-builder.ts';
import { evenly } from '../even-answer.server.ts';
import { limitPhoneCodes } from '../mfa/mfa-limits.server.ts';
import { findUserByPhone } from '../users/find-user.server.ts';
import type { AuthCall } from '../verb.ts';
import { issuePhoneCode, sendPhoneCode } from './send-phone-code.server.ts';

/** Nothing is told about what there was to send. `phone` is normalised. */
export async function resendPhoneCode(
  call: AuthCall,
  type: 'sms' | 'phone_change',
  phone: string,
): Promise<void> {
  const { database } = call.server;
  await limitPhoneCodes(call, `+${phone}`);
  const issued = await evenly(() =>
    database.tx('service_role', {}, async (tx) => {
      const user =
        type === 'sms'
          ? await findUserByPhone(tx, phone)
          : await tx.first(
              queries
                .selectFrom('auth.users')
                .selectAll()
                .where('phone_change', '=', phone)
                .where('deleted_at', 'is', null)
                .orderBy('phone_change_sent_at', 'desc')
                .limit(1),
            );
      if (user === undefined || (type === 'sms' && user.phone_confirmed_at !== null)) return undefined;
      await writeAudit(tx, call, { action: 'user.message_resent', actorId: user.id, details: { type } });
      // A sign-up's code is sent again as what it was: it alone speaks for the password.
      const kind = type === 'phone_change' ? 'phone_change' : 'phone_confirmation';
      const { rows } = await tx.query(
        'select 1 from auth.one_time_tokens where user_id = $1 and kind = $2 and relates_to = $3',
        [user.id, kind, phone],
      );
      return rows.length === 0 && type === 'sms'
        ? issuePhoneCode(call, tx, user, 'magiclink', phone)
        : issuePhoneCode(call, tx, user, kind, phone);
    }),
  );
  if (issued !== undefined) await sendPhoneCode(call, issued).catch(() => {});
}
