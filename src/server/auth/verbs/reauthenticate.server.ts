import { writeAudit } from '../../audit/write-audit.server.ts';
import { AuthError } from '../auth-error.ts';
import { limitMessages } from '../limits/auth-limits.server.ts';
import { sendOneTimeMail } from '../mails/send-one-time-mail.server.ts';
import { limitPhoneCodes } from '../mfa/mfa-limits.server.ts';
import { issuePhoneCode, sendPhoneCode } from '../phones/send-phone-code.server.ts';
import { needPhone } from '../phones/sign-in-by-phone.server.ts';
import { currentSession } from '../sessions/current-session.server.ts';
import type { UserRow } from '../users/user.ts';
import { type AuthAnswer, type AuthCall, defineVerb } from '../verb.ts';

/** Sends the code that a change of password asks for when the session is old. */
export const reauthenticate = defineVerb({
  method: 'GET',
  path: '/reauthenticate',
  access: 'session',
  async handle(call) {
    const { server } = call;
    const { user } = await server.database.tx('service_role', {}, (tx) => currentSession(call, tx));
    const { email } = user;
    if (email === null || email === '') return reauthenticateByPhone(call, user);
    if (user.email_confirmed_at === null) throw new AuthError('email_not_confirmed', { status: 422 });
    await limitMessages(call, email, 'reauthentication');
    await server.database.tx('service_role', {}, async (tx) => {
      const redirectTo = server.auth.siteUrl;
      await sendOneTimeMail(server, tx, { user, kind: 'reauthentication', to: email, redirectTo });
      await writeAudit(tx, call, { action: 'user.reauthentication_requested' });
    });
    return { status: 200, body: {} };
  },
});

async function reauthenticateByPhone(call: AuthCall, user: UserRow): Promise<AuthAnswer> {
  const { phone } = user;
  if (phone === null || phone === '')
    throw new AuthError('validation_failed', {
      message: 'Reauthentication requires the user to have an email or a phone number',
    });
  needPhone(call);
  if (user.phone_confirmed_at === null) throw new AuthError('phone_not_confirmed', { status: 422 });
  await limitPhoneCodes(call, `+${phone}`);
  const issued = await call.server.database.tx('service_role', {}, async (tx) => {
    await writeAudit(tx, call, { action: 'user.reauthentication_requested' });
    return issuePhoneCode(call, tx, user, 'reauthentication', phone);
  });
  await sendPhoneCode(call, issued);
  return { status: 200, body: {} };
}
