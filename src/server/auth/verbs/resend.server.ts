import { z } from 'zod';
import { writeAudit } from '../../audit/write-audit.server.ts';
import { sendEmailChange } from '../accounts/send-email-change.server.ts';
import { AuthError } from '../auth-error.ts';
import { evenly } from '../even-answer.server.ts';
import { codeChallengeFields, readCodeChallenge } from '../flows/code-challenge.server.ts';
import { limitMessages } from '../limits/auth-limits.server.ts';
import { sendOneTimeMail } from '../mails/send-one-time-mail.server.ts';
import { resendPhoneCode } from '../phones/resend-phone-code.server.ts';
import { needPhone } from '../phones/sign-in-by-phone.server.ts';
import { redirectTarget } from '../redirects/redirect-target.ts';
import { findUserByEmail } from '../users/find-user.server.ts';
import { normaliseEmail } from '../users/normalise-email.ts';
import { normalisePhone } from '../users/normalise-phone.ts';
import { defineVerb } from '../verb.ts';

/** Always the same answer: what there is to send, and whether, is between us and the mailbox. */
export const resend = defineVerb({
  method: 'POST',
  path: '/resend',
  access: 'anyone',
  body: z.object({
    type: z.enum(['signup', 'email_change', 'sms', 'phone_change'], {
      error: 'Missing one of these types: signup, email_change, sms, phone_change',
    }),
    email: z.string().nullish(),
    phone: z.string().nullish(),
    ...codeChallengeFields,
  }),
  async handle(call) {
    const { body, server } = call;
    if (body.type === 'sms' || body.type === 'phone_change') {
      if ((body.phone ?? '') === '')
        throw new AuthError('validation_failed', { message: 'Type provided requires a phone number' });
      const phone = normalisePhone(body.phone ?? '');
      needPhone(call);
      await resendPhoneCode(call, body.type, phone);
      return { status: 200, body: {} };
    }
    if ((body.email ?? '') === '')
      throw new AuthError('validation_failed', { message: 'Type provided requires an email address' });
    const email = normaliseEmail(body.email ?? '');
    const redirectTo = redirectTarget(server.auth, call.query.get('redirect_to'));
    const challenge = readCodeChallenge(body);
    await limitMessages(call, email, body.type === 'signup' ? 'confirmation' : 'email_change');
    await evenly(() =>
      server.database.tx('service_role', {}, async (tx) => {
        const user = await findUserByEmail(tx, email);
        if (user === undefined) return;
        if (body.type === 'signup' && user.email_confirmed_at === null)
          await sendOneTimeMail(server, tx, { user, kind: 'confirmation', to: email, redirectTo, challenge });
        else if (body.type === 'email_change' && user.email_change !== null)
          await sendEmailChange(server, tx, user, redirectTo, challenge);
        else return;
        await writeAudit(tx, call, {
          action: 'user.message_resent',
          actorId: user.id,
          details: { type: body.type },
        });
      }),
    );
    return { status: 200, body: {} };
  },
});
