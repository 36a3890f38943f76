import { z } from 'zod';
import { sendSignInLink } from '../accounts/send-sign-in-link.server.ts';
import { AuthError } from '../auth-error.ts';
import { codeChallengeFields, readCodeChallenge } from '../flows/code-challenge.server.ts';
import { channelSchema, needTextMessages } from '../phones/channel.ts';
import { sendSignInCode } from '../phones/sign-in-by-phone.server.ts';
import { redirectTarget } from '../redirects/redirect-target.ts';
import { metadataSchema } from '../users/metadata.ts';
import { normaliseEmail } from '../users/normalise-email.ts';
import { normalisePhone } from '../users/normalise-phone.ts';
import { type AuthAnswer, type AuthCall, defineVerb } from '../verb.ts';

const body = z.object({
  email: z.string().nullish(),
  phone: z.string().nullish(),
  channel: channelSchema,
  create_user: z.boolean().nullish(),
  data: metadataSchema.nullish(),
  ...codeChallengeFields,
});

async function handle(call: AuthCall<z.infer<typeof body>>): Promise<AuthAnswer> {
  const { email, phone, create_user: createUser, data } = call.body;
  if ((email ?? '') !== '' && (phone ?? '') !== '')
    throw new AuthError('validation_failed', {
      message: 'Only an email address or phone number should be provided',
    });
  if ((phone ?? '') !== '') {
    needTextMessages(call.body.channel);
    const order = { phone: normalisePhone(phone ?? ''), createUser: createUser ?? true, data: data ?? {} };
    return { status: 200, body: await sendSignInCode(call, order) };
  }
  await sendSignInLink(call, {
    email: normaliseEmail(email ?? ''),
    createUser: createUser ?? true,
    data: data ?? {},
    redirectTo: redirectTarget(call.server.auth, call.query.get('redirect_to')),
    challenge: readCodeChallenge(call.body),
  });
  return { status: 200, body: {} };
}

export const otp = defineVerb({ method: 'POST', path: '/otp', access: 'anyone', body, handle });

/** The older name of the same. */
export const magicLink = defineVerb({ method: 'POST', path: '/magiclink', access: 'anyone', body, handle });
