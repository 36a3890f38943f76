import { z } from 'zod';
import { sendRecovery } from '../accounts/send-recovery.server.ts';
import { codeChallengeFields, readCodeChallenge } from '../flows/code-challenge.server.ts';
import { redirectTarget } from '../redirects/redirect-target.ts';
import { normaliseEmail } from '../users/normalise-email.ts';
import { defineVerb } from '../verb.ts';

export const recover = defineVerb({
  method: 'POST',
  path: '/recover',
  access: 'anyone',
  body: z.object({ email: z.string(), ...codeChallengeFields }),
  async handle(call) {
    await sendRecovery(call, {
      email: normaliseEmail(call.body.email),
      redirectTo: redirectTarget(call.server.auth, call.query.get('redirect_to')),
      challenge: readCodeChallenge(call.body),
    });
    return { status: 200, body: {} };
  },
});
