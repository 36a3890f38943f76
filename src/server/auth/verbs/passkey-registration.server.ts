import { z } from 'zod';
import { limits } from '../../../kernel/limits.ts';
import { writeAudit } from '../../audit/write-audit.server.ts';
import type { Tx } from '../../db/database.ts';
import { AuthError } from '../auth-error.ts';
import { passkeyAddedMail } from '../mails/passkey-added-mail.ts';
import { sendAuthMail } from '../mails/send-one-time-mail.server.ts';
import { needFactorShown } from '../passkeys/own-passkeys.server.ts';
import { openChallenge, takeChallenge } from '../passkeys/passkey-challenge.server.ts';
import { limitPasskeyChallenges } from '../passkeys/passkey-limits.server.ts';
import { presentPasskey } from '../passkeys/present-passkey.ts';
import { type CurrentSession, currentSession } from '../sessions/current-session.server.ts';
import type { CredentialRow } from '../users/user.ts';
import { type AuthCall, defineVerb } from '../verb.ts';
import { registrationAnswer } from '../webauthn/answer-schema.ts';
import { authenticatorName } from '../webauthn/authenticator-name.ts';
import {
  addCredential,
  checkRegistration,
  creationOptions,
  credentialsOf,
  newHandle,
} from '../webauthn/new-credential.server.ts';
import { needRelyingParty } from '../webauthn/relying-party.ts';

export const startPasskeyRegistration = defineVerb({
  method: 'POST',
  path: '/passkeys/registration/options',
  access: 'session',
  async handle(call) {
    const party = needRelyingParty(call.server.auth.siteUrl);
    await limitPasskeyChallenges(call);
    return call.server.database.tx('service_role', {}, async (tx) => {
      const session = await currentSession(call, tx);
      const { known, passkeys, account } = await mayAdd(tx, session);
      const handle = passkeys[0]?.user_handle ?? newHandle();
      const options = await creationOptions({ party, use: 'passkey', handle, account, known });
      const { challenge } = options;
      const { sessionId } = session;
      const opened = await openChallenge(tx, { purpose: 'register', challenge, sessionId, handle });
      return { status: 200, body: { ...opened, options } };
    });
  },
});

const body = z.object({ challenge_id: z.string().max(60), credential: registrationAnswer });

export const verifyPasskeyRegistration = defineVerb({
  method: 'POST',
  path: '/passkeys/registration/verify',
  access: 'session',
  body,
  async handle(call) {
    // A refusal is answered, not thrown, inside of the transaction: the challenge must stay used.
    const outcome = await call.server.database.tx('service_role', {}, (tx) => register(call, tx));
    if (outcome instanceof AuthError) throw outcome;
    return { status: 200, body: presentPasskey(outcome) };
  },
});

interface Addition {
  known: CredentialRow[];
  passkeys: CredentialRow[];
  /** What the authenticator shows as the account. */
  account: string;
}

async function mayAdd(tx: Tx, session: CurrentSession): Promise<Addition> {
  const { id, email, phone } = session.user;
  const account = email ?? phone;
  if (account === null)
    throw new AuthError('validation_failed', {
      status: 422,
      message: 'Add an email address to the account first',
    });
  await needFactorShown(tx, session);
  const known = await credentialsOf(tx, id);
  const passkeys = known.filter(({ factor_id }) => factor_id === null);
  if (passkeys.length >= limits.passkeys.perPerson) throw new AuthError('too_many_passkeys');
  return { known, passkeys, account };
}

async function register(call: AuthCall<z.infer<typeof body>>, tx: Tx): Promise<CredentialRow | AuthError> {
  const party = needRelyingParty(call.server.auth.siteUrl);
  const session = await currentSession(call, tx);
  const { user, sessionId } = session;
  const taken = await takeChallenge(tx, call.body.challenge_id, 'register', sessionId);
  if (taken instanceof AuthError) return taken;
  const { passkeys } = await mayAdd(tx, session);
  const made = await checkRegistration(party, 'passkey', taken.challenge, call.body.credential);
  if (made instanceof AuthError) {
    await writeAudit(tx, call, { action: 'passkey.refused', target: user.id });
    return made;
  }
  const name = authenticatorName(
    made.aaguid,
    passkeys.map(({ friendly_name }) => friendly_name),
  );
  const added = await addCredential(tx, { user, handle: taken.user_handle ?? newHandle(), name }, made);
  if (added === undefined) return new AuthError('webauthn_credential_exists');
  await writeAudit(tx, call, {
    action: 'passkey.added',
    target: added.id,
    details: { name, syncable: added.is_syncable },
  });
  if (user.email !== null && user.email_confirmed_at !== null)
    await sendAuthMail(call.server, tx, user.email, passkeyAddedMail(name, call.server.auth.siteUrl));
  return added;
}
