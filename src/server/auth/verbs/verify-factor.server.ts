import { timingSafeEqual } from 'node:crypto';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import { limits } from '../../../kernel/limits.ts';
import { writeAudit } from '../../audit/write-audit.server.ts';
import type { Tx } from '../../db/database.ts';
import { queries } from '../../db/query-builder.ts';
import type { AuthMfaChallengesTable } from '../../db/tables/auth.mfa-challenges.ts';
import { AuthError } from '../auth-error.ts';
import { isUuid } from '../is-uuid.ts';
import { hashChallengeCode } from '../mfa/hash-challenge-code.server.ts';
import { countFactorCheck } from '../mfa/mfa-limits.server.ts';
import { lockFactors, pickFactor, refuseNewFactorBelowAal2 } from '../mfa/own-factor.server.ts';
import { methodOf, raiseSession } from '../mfa/raise-session.server.ts';
import { acceptedStep } from '../mfa/totp.server.ts';
import { totpPlace } from '../mfa/totp-place.ts';
import { checkWebauthnFactor, webauthnVerifyFields } from '../mfa/webauthn-factor.server.ts';
import { type CurrentSession, currentSession } from '../sessions/current-session.server.ts';
import type { FactorRow } from '../users/user.ts';
import { type AuthCall, defineVerb } from '../verb.ts';

const noCode = 'Code needs to be non-empty';
const body = z
  .object({
    challenge_id: z.string().refine(isUuid, { error: 'challenge_id must be an UUID' }),
    code: z.string({ error: noCode }).trim().optional(),
    webauthn: webauthnVerifyFields,
  })
  .refine(({ code, webauthn }) => (code ?? '') !== '' || (webauthn ?? null) !== null, {
    path: ['code'],
    error: noCode,
  });

type VerifyBody = z.infer<typeof body>;
type Challenge = Selectable<AuthMfaChallengesTable>;

export const verifyFactor = defineVerb({
  method: 'POST',
  path: '/factors/:id/verify',
  access: 'session',
  body,
  async handle(call) {
    const counted = await countFactorCheck(call);
    // A refusal is answered, not thrown, inside of the transaction: the count of wrong codes must be kept.
    const outcome = await call.server.database.tx('service_role', {}, (tx) => verify(call, tx));
    if (outcome instanceof AuthError) throw outcome;
    await counted.succeeded();
    return { status: 200, body: outcome };
  },
});

async function verify(call: AuthCall<VerifyBody>, tx: Tx): Promise<AuthError | Record<string, unknown>> {
  const session = await currentSession(call, tx);
  const factors = await lockFactors(tx, session.user.id);
  const factor = pickFactor(factors, call.params['id']);
  if (factor.status === 'unverified') refuseNewFactorBelowAal2(factors, session);
  const challenge = await tx.first(
    queries
      .selectFrom('auth.mfa_challenges')
      .selectAll()
      .where('id', '=', call.body.challenge_id)
      .where('factor_id', '=', factor.id),
  );
  if (challenge === undefined) {
    return new AuthError('mfa_factor_not_found', {
      status: 422,
      message: 'MFA factor with the provided challenge ID not found',
    });
  }
  const now = call.server.clock.now();
  if (isOver(challenge, now)) return new AuthError('mfa_challenge_expired');
  if (factor.factor_type === 'webauthn') {
    const asked = challenge.webauthn_challenge ?? '';
    const wrong = await checkWebauthnFactor(call, tx, factor, asked, call.body.webauthn);
    return wrong === undefined
      ? accept(call, tx, session, factor, challenge, null)
      : refuse(call, tx, factor, challenge, wrong);
  }
  const step = check(call, factor, challenge, now);
  if (step === undefined) return refuse(call, tx, factor, challenge, wrongCode(factor));
  return accept(call, tx, session, factor, challenge, step);
}

function wrongCode({ factor_type: type }: FactorRow): AuthError {
  return new AuthError('mfa_verification_failed', {
    message: type === 'totp' ? 'Invalid TOTP code entered' : 'Invalid MFA Phone code entered',
  });
}

function isOver(challenge: Challenge, now: Date): boolean {
  const age = now.getTime() - challenge.created_at.getTime();
  return (
    challenge.verified_at !== null ||
    challenge.attempts >= limits.mfa.attemptsPerChallenge ||
    age > limits.auth.challengeSeconds * 1_000
  );
}

/** The time step of a right code (`null` where there are none), nothing for a wrong one. */
function check(
  { body: { code = '' }, server }: AuthCall<VerifyBody>,
  factor: FactorRow,
  challenge: Challenge,
  now: Date,
): number | null | undefined {
  if (factor.secret !== null) {
    const secret = server.secrets.open(totpPlace(factor.id), factor.secret);
    return acceptedStep(secret, code, now, factor.last_step);
  }
  const given = Buffer.from(hashChallengeCode(challenge.id, code));
  const expected = Buffer.from(challenge.code_hash ?? '');
  return given.length === expected.length && timingSafeEqual(given, expected) ? null : undefined;
}

async function accept(
  call: AuthCall,
  tx: Tx,
  { user, sessionId }: CurrentSession,
  factor: FactorRow,
  challenge: Challenge,
  step: number | null,
): Promise<Record<string, unknown>> {
  await tx.run(
    queries
      .updateTable('auth.mfa_challenges')
      .set({ verified_at: call.server.clock.now() })
      .where('id', '=', challenge.id),
  );
  await tx.run(
    queries
      .updateTable('auth.mfa_factors')
      .set({ status: 'verified', last_step: step })
      .where('id', '=', factor.id),
  );
  await tx.run(
    queries
      .deleteFrom('auth.mfa_factors')
      .where('user_id', '=', user.id)
      .where('factor_type', '=', factor.factor_type)
      .where('status', '=', 'unverified'),
  );
  await writeAudit(tx, call, {
    action: 'factor.verified',
    target: factor.id,
    details: { factor_type: factor.factor_type, is_new: factor.status === 'unverified' },
  });
  const method = methodOf[factor.factor_type];
  return raiseSession(call, tx, user, sessionId, { method, factorId: factor.id });
}

async function refuse(
  call: AuthCall,
  tx: Tx,
  factor: FactorRow,
  challenge: Challenge,
  reason: AuthError,
): Promise<AuthError> {
  // A challenge is signed once; a code may be mistyped.
  const attempts =
    factor.factor_type === 'webauthn' ? limits.mfa.attemptsPerChallenge : challenge.attempts + 1;
  await tx.run(queries.updateTable('auth.mfa_challenges').set({ attempts }).where('id', '=', challenge.id));
  await writeAudit(tx, call, { action: 'factor.refused', target: factor.id });
  return reason;
}
