import { writeAudit } from '../audit.server.ts';
import { AuthError } from '../auth-error.ts';
import { limitMessages } from '../limits/auth-limits.server.ts';
import { sendOneTimeMail } from '../mails/send-one-time-mail.server.ts';
import { currentSession } from '../sessions/current-session.server.ts';
import { defineVerb } from '../verb.ts';

/** Sends the code that a change of password asks for when the session is old. */
export const reauthenticate = defineVerb({
  method: 'GET',
  path: '/reauthenticate',
  access: 'session',
  async handle(call) {
    const { server } = call;
    const { user } = await server.database.tx('service_role', {}, (tx) => currentSession(call, tx));
    const { email } = user;
    if (email === null || email === '')
      throw new AuthError('validation_failed', {
        message: 'Reauthentication requires the user to have an email address',
      });
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
