import type { Selectable } from 'kysely';
import { limits } from '../../../kernel/limits.ts';
import type { Tx } from '../../db/database.ts';
import { queries } from '../../db/query-builder.ts';
import type { AuthFlowStatesTable } from '../../db/tables/auth.flow-states.ts';
import { AuthError } from '../auth-error.ts';
import { hashToken, randomToken } from '../sessions/hash-token.server.ts';
import { answersChallenge, type CodeChallenge } from './code-challenge.server.ts';

export type FlowState = Selectable<AuthFlowStatesTable>;

/** Remembers which browser asked for a message, so that only it can complete the sign-in. */
export async function startMessageFlow(
  tx: Tx,
  userId: string,
  { challenge, method }: CodeChallenge,
): Promise<string> {
  const { id } = await tx.one(
    queries
      .insertInto('auth.flow_states')
      .values({
        user_id: userId,
        authentication_method: 'otp',
        code_challenge: challenge,
        code_challenge_method: method,
      })
      .returning('id'),
  );
  return id;
}

/** The code that goes back to the browser. It is worth nothing without the verifier that the browser keeps. */
export async function issueAuthCode(tx: Tx, flowStateId: string): Promise<string> {
  const code = randomToken();
  const changed = await tx.query(
    'update auth.flow_states set auth_code_hash = $2, auth_code_issued_at = now() where id = $1 and auth_code_hash is null',
    [flowStateId, hashToken(code)],
  );
  if (changed.count === 0) throw new AuthError('flow_state_not_found');
  return code;
}

export type Redeemed = { flow: FlowState & { user_id: string } } | { refused: AuthError };

/**
 * Uses a code up, right or wrong: whoever brings it without the verifier has intercepted it. The refusal is returned
 * and not thrown, because throwing would roll that back.
 */
export async function redeemAuthCode(tx: Tx, code: string, verifier: string): Promise<Redeemed> {
  const { rows } = await tx.query<FlowState & { is_fresh: boolean }>(
    `delete from auth.flow_states where auth_code_hash = $1
     returning *, auth_code_issued_at > now() - make_interval(secs => $2) as is_fresh`,
    [hashToken(code), limits.auth.flowSeconds],
  );
  const [flow] = rows;
  if (flow === undefined || flow.user_id === null) return { refused: new AuthError('flow_state_not_found') };
  if (!flow.is_fresh) return { refused: new AuthError('flow_state_expired') };
  const { code_challenge: challenge, code_challenge_method: method } = flow;
  if (challenge === null || method === null || !answersChallenge(verifier, { challenge, method }))
    return { refused: new AuthError('bad_code_verifier') };
  return { flow: { ...flow, user_id: flow.user_id } };
}
