import { z } from 'zod';
import { AuthError } from '../auth-error.ts';
import { codeChallengeFields, readCodeChallenge } from '../flows/code-challenge.server.ts';
import { limitSignUps } from '../limits/auth-limits.server.ts';
import { limitPasskeyChallenges } from '../passkeys/passkey-limits.server.ts';
import { openPasskeySignUp, signUpWithPasskey } from '../passkeys/sign-up-with-passkey.server.ts';
import { redirectTarget } from '../redirects/redirect-target.ts';
import { metadataSchema } from '../users/metadata.ts';
import { normaliseEmail } from '../users/normalise-email.ts';
import { defineVerb } from '../verb.ts';
import { registrationAnswer } from '../webauthn/answer-schema.ts';

/** GoTrue's clients have no call for this; it is made as their other two ceremonies are, and answers as `/signup`. */
export const startPasskeySignUp = defineVerb({
  method: 'POST',
  path: '/passkeys/signup/options',
  access: 'anyone',
  body: z.object({ email: z.string() }),
  async handle(call) {
    if (!call.server.auth.allowSignup) throw new AuthError('signup_disabled');
    await limitPasskeyChallenges(call);
    await limitSignUps(call);
    return { status: 200, body: await openPasskeySignUp(call, normaliseEmail(call.body.email)) };
  },
});

export const verifyPasskeySignUp = defineVerb({
  method: 'POST',
  path: '/passkeys/signup/verify',
  access: 'anyone',
  body: z.object({
    challenge_id: z.string().max(60),
    credential: registrationAnswer,
    data: metadataSchema.nullish(),
    ...codeChallengeFields,
  }),
  async handle(call) {
    const { body, server, query } = call;
    if (!server.auth.allowSignup) throw new AuthError('signup_disabled');
    const order = {
      data: body.data ?? {},
      redirectTo: redirectTarget(server.auth, query.get('redirect_to')),
      challenge: readCodeChallenge(body),
    };
    const given = { challengeId: body.challenge_id, answer: body.credential, order };
    return { status: 200, body: await signUpWithPasskey(call, given) };
  },
});
