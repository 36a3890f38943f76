import { z } from 'zod';
import { signUp as signUpWithEmail } from '../accounts/sign-up.server.ts';
import { signUpAnonymously, signUpWithPhone } from '../accounts/sign-up-otherwise.server.ts';
import { AuthError } from '../auth-error.ts';
import { codeChallengeFields, readCodeChallenge } from '../flows/code-challenge.server.ts';
import { limitSignUps } from '../limits/auth-limits.server.ts';
import { checkPassword } from '../passwords/check-password.ts';
import { channelSchema, needTextMessages } from '../phones/channel.ts';
import { redirectTarget } from '../redirects/redirect-target.ts';
import { metadataSchema } from '../users/metadata.ts';
import { normaliseEmail } from '../users/normalise-email.ts';
import { normalisePhone } from '../users/normalise-phone.ts';
import { defineVerb } from '../verb.ts';

export const signUp = defineVerb({
  method: 'POST',
  path: '/signup',
  access: 'anyone',
  body: z.object({
    email: z.string().nullish(),
    phone: z.string().nullish(),
    password: z.string().nullish(),
    data: metadataSchema.nullish(),
    channel: channelSchema,
    ...codeChallengeFields,
  }),
  async handle(call) {
    const { body, server, query } = call;
    const email = body.email ?? '';
    const phone = body.phone ?? '';
    const data = body.data ?? {};
    const isAnonymous = email === '' && phone === '';
    if (isAnonymous && !server.auth.allowAnonymous) throw new AuthError('anonymous_provider_disabled');
    if (!server.auth.allowSignup) throw new AuthError('signup_disabled');
    await limitSignUps(call);
    if (isAnonymous) return { status: 200, body: await signUpAnonymously(call, data) };
    if (email !== '' && phone !== '')
      throw new AuthError('validation_failed', {
        message: 'Only an email address or phone number should be provided on signup.',
      });
    if ((body.password ?? '') === '')
      throw new AuthError('validation_failed', { message: 'Signup requires a valid password' });
    if (phone !== '') {
      needTextMessages(body.channel);
      const order = { phone: normalisePhone(phone), password: checkPassword(body.password ?? ''), data };
      return { status: 200, body: await signUpWithPhone(call, order) };
    }
    const order = {
      email: normaliseEmail(email),
      password: checkPassword(body.password ?? ''),
      data,
      redirectTo: redirectTarget(server.auth, query.get('redirect_to')),
      challenge: readCodeChallenge(body),
    };
    return { status: 200, body: await signUpWithEmail(call, order) };
  },
});
