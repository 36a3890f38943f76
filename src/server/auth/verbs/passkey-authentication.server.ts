import { z } from 'zod';
import { openChallenge } from '../passkeys/passkey-challenge.server.ts';
import { limitPasskeyChallenges } from '../passkeys/passkey-limits.server.ts';
import { signInWithPasskey } from '../passkeys/sign-in-with-passkey.server.ts';
import { defineVerb } from '../verb.ts';
import { assertionAnswer } from '../webauthn/answer-schema.ts';
import { needRelyingParty } from '../webauthn/relying-party.ts';
import { requestOptions } from '../webauthn/use-credential.server.ts';

/** The same for everybody: which passkeys there are, the authenticator knows. */
export const startPasskeyAuthentication = defineVerb({
  method: 'POST',
  path: '/passkeys/authentication/options',
  access: 'anyone',
  async handle(call) {
    const party = needRelyingParty(call.server.auth.siteUrl);
    await limitPasskeyChallenges(call);
    const options = await requestOptions(party, 'passkey');
    const opened = await call.server.database.tx('service_role', {}, (tx) =>
      openChallenge(tx, { purpose: 'sign_in', challenge: options.challenge }),
    );
    return { status: 200, body: { ...opened, options } };
  },
});

export const verifyPasskeyAuthentication = defineVerb({
  method: 'POST',
  path: '/passkeys/authentication/verify',
  access: 'anyone',
  body: z.object({ challenge_id: z.string().max(60), credential: assertionAnswer }),
  async handle(call) {
    const { challenge_id: challengeId, credential } = call.body;
    return { status: 200, body: await signInWithPasskey(call, challengeId, credential) };
  },
});
