import { z } from 'zod';
import { writeAudit } from '../../audit/write-audit.server.ts';
import { invitedUser } from '../admin/invite-user.server.ts';
import { limitMessages } from '../limits/auth-limits.server.ts';
import { sendOneTimeMail } from '../mails/send-one-time-mail.server.ts';
import { redirectTarget } from '../redirects/redirect-target.ts';
import { withDetails } from '../users/find-user.server.ts';
import { metadataSchema } from '../users/metadata.ts';
import { normaliseEmail } from '../users/normalise-email.ts';
import { presentUser } from '../users/present-user.ts';
import { defineVerb } from '../verb.ts';

export const invite = defineVerb({
  method: 'POST',
  path: '/invite',
  access: 'admin',
  body: z.object({ email: z.string(), data: metadataSchema.nullish() }),
  async handle(call) {
    const { server } = call;
    const email = normaliseEmail(call.body.email);
    const redirectTo = redirectTarget(server.auth, call.query.get('redirect_to'));
    await limitMessages(call, email, 'invite');
    return server.database.tx('service_role', {}, async (tx) => {
      const invited = await invitedUser(tx, email, call.body.data ?? {});
      const user = await sendOneTimeMail(server, tx, {
        user: invited,
        kind: 'invite',
        to: email,
        redirectTo,
      });
      await writeAudit(tx, call, { action: 'admin.user_invited', target: user.id });
      return { status: 200, body: presentUser(await withDetails(tx, user)) };
    });
  },
});
