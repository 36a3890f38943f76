import { writeAudit } from '../../audit/write-audit.server.ts';
import type { Tx } from '../../db/database.ts';
import { queries } from '../../db/query-builder.ts';
import { AuthError } from '../auth-error.ts';
import { evenly } from '../even-answer.server.ts';
import { startSession } from '../sessions/start-session.server.ts';
import { findUserById } from '../users/find-user.server.ts';
import type { UserRow } from '../users/user.ts';
import type { AuthCall } from '../verb.ts';
import type { AssertionAnswer } from '../webauthn/answer-schema.ts';
import { needRelyingParty } from '../webauthn/relying-party.ts';
import { useCredential } from '../webauthn/use-credential.server.ts';
import { takeChallenge } from './passkey-challenge.server.ts';
import { countPasskeyTry } from './passkey-limits.server.ts';

type Outcome = Record<string, unknown> | AuthError;

/**
 * Counted → the challenge used up → the key → who may come in. A key that nobody knows and one that signs wrongly are
 * answered alike. What is wrong with an account is told only to those who hold its key.
 */
export async function signInWithPasskey(
  call: AuthCall,
  challengeId: string,
  answer: AssertionAnswer,
): Promise<Record<string, unknown>> {
  const counted = await countPasskeyTry(call);
  const outcome = await evenly(() =>
    call.server.database.tx('service_role', {}, (tx) => admit(call, tx, challengeId, answer)),
  );
  if (outcome instanceof AuthError) throw outcome;
  await counted.succeeded();
  return outcome;
}

async function admit(call: AuthCall, tx: Tx, challengeId: string, answer: AssertionAnswer): Promise<Outcome> {
  const party = needRelyingParty(call.server.auth.siteUrl);
  const taken = await takeChallenge(tx, challengeId, 'sign_in');
  if (taken instanceof AuthError) return taken;
  const found = await tx.first(
    queries
      .selectFrom('auth.webauthn_credentials')
      .selectAll()
      .where('credential_id', '=', answer.id)
      .where('factor_id', 'is', null)
      .forUpdate(),
  );
  if (found === undefined || answer.response.userHandle !== found.user_handle)
    return refuse(call, tx, undefined, new AuthError('webauthn_verification_failed'));
  const assertion = { party, use: 'passkey', challenge: taken.challenge, answer } as const;
  const used = await useCredential(call, tx, found, assertion);
  if (used instanceof AuthError) return refuse(call, tx, found.user_id, used);
  const user = await findUserById(tx, used.user_id);
  if (user === undefined) return refuse(call, tx, undefined, new AuthError('webauthn_verification_failed'));
  const obstacle = obstacleOf(call, user);
  if (obstacle !== undefined) return refuse(call, tx, user.id, obstacle);
  await writeAudit(tx, call, {
    action: 'user.signed_in',
    actorId: user.id,
    details: { method: 'passkey', passkey_id: used.id },
  });
  return startSession(call, tx, user, 'passkey', { passkeyId: used.id });
}

function obstacleOf(call: AuthCall, user: UserRow): AuthError | undefined {
  if (user.banned_until !== null && user.banned_until > call.server.clock.now())
    return new AuthError('user_banned');
  if (user.email_confirmed_at === null && user.phone_confirmed_at === null)
    return new AuthError('email_not_confirmed');
  return undefined;
}

async function refuse(
  call: AuthCall,
  tx: Tx,
  userId: string | undefined,
  reason: AuthError,
): Promise<AuthError> {
  await writeAudit(tx, call, {
    action: 'user.sign_in_failed',
    actorId: userId ?? null,
    details: { method: 'passkey', reason: reason.code },
  });
  return reason;
}
