import type { Selectable } from 'kysely';
import { limits } from '../../../kernel/limits.ts';
import type { Tx } from '../../db/database.ts';
import { queries } from '../../db/query-builder.ts';
import type { AuthWebauthnChallengesTable } from '../../db/tables/auth.webauthn-challenges.ts';
import { AuthError } from '../auth-error.ts';
import { isUuid } from '../is-uuid.ts';

export type PasskeyChallenge = Selectable<AuthWebauthnChallengesTable>;
type Purpose = PasskeyChallenge['purpose'];

export interface ChallengeOrder {
  purpose: Purpose;
  challenge: string;
  sessionId?: string;
  email?: string;
  handle?: string;
}

export interface OpenedChallenge {
  challenge_id: string;
  expires_at: number;
}

/** Remembers what is to be signed. Those whose time is over go with every new one, so that they do not pile up. */
export async function openChallenge(tx: Tx, order: ChallengeOrder): Promise<OpenedChallenge> {
  const { challengeSeconds } = limits.passkeys;
  await tx.query(
    'delete from auth.webauthn_challenges where created_at < now() - make_interval(secs => $1::int * 2)',
    [challengeSeconds],
  );
  const { id, created_at: openedAt } = await tx.one(
    queries
      .insertInto('auth.webauthn_challenges')
      .values({
        purpose: order.purpose,
        challenge: order.challenge,
        session_id: order.sessionId ?? null,
        email: order.email ?? null,
        user_handle: order.handle ?? null,
      })
      .returning(['id', 'created_at']),
  );
  return { challenge_id: id, expires_at: Math.floor(openedAt.getTime() / 1_000) + challengeSeconds };
}

/**
 * The challenge, used up whatever comes of it. One of another session or for something else is as unknown as one that
 * never was. A refusal is returned and not thrown, because throwing would roll that back.
 */
export async function takeChallenge(
  tx: Tx,
  id: string,
  purpose: Purpose,
  sessionId: string | null = null,
): Promise<PasskeyChallenge | AuthError> {
  if (!isUuid(id)) return new AuthError('webauthn_challenge_not_found');
  const { rows } = await tx.query<PasskeyChallenge & { is_fresh: boolean }>(
    `delete from auth.webauthn_challenges
     where id = $1 and purpose = $2 and session_id is not distinct from $3::uuid
     returning *, created_at > now() - make_interval(secs => $4) as is_fresh`,
    [id, purpose, sessionId, limits.passkeys.challengeSeconds],
  );
  const [found] = rows;
  if (found === undefined) return new AuthError('webauthn_challenge_not_found');
  return found.is_fresh ? found : new AuthError('webauthn_challenge_expired');
}
