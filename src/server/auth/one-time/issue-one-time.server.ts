import { createHash, randomInt } from 'node:crypto';
import { limits } from '../../../kernel/limits.ts';
import type { Tx } from '../../db/database.ts';
import type { AuthOneTimeTokensTable } from '../../db/tables/auth.one-time-tokens.ts';
import type { CodeChallenge } from '../flows/code-challenge.server.ts';
import { startMessageFlow } from '../flows/flow-state.server.ts';
import { hashToken, randomToken } from '../sessions/hash-token.server.ts';

export type OneTimeKind = AuthOneTimeTokensTable['kind'];

/** What a message carries: the same permission twice, as a link and as a code to type. */
export interface OneTime {
  token: string;
  code: string;
}

export interface OneTimeOrder {
  userId: string;
  kind: OneTimeKind;
  /** The address that the message goes to. */
  relatesTo: string;
  challenge?: CodeChallenge | undefined;
}

/** Clients recognise by this that the link leads to a code and not to tokens. */
export const pkcePrefix = 'pkce_';

/** A new one ends the former of the same kind. */
export async function issueOneTime(tx: Tx, order: OneTimeOrder): Promise<OneTime> {
  const flowStateId =
    order.challenge === undefined ? null : await startMessageFlow(tx, order.userId, order.challenge);
  const token = `${flowStateId === null ? '' : pkcePrefix}${randomToken(32)}`;
  const digits = limits.auth.oneTimeDigits;
  const code = String(randomInt(10 ** digits)).padStart(digits, '0');
  await tx.query(
    `insert into auth.one_time_tokens (user_id, kind, token_hash, code_hash, relates_to, flow_state_id)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (user_id, kind) do update set
       token_hash = excluded.token_hash, code_hash = excluded.code_hash, relates_to = excluded.relates_to,
       flow_state_id = excluded.flow_state_id, attempts = 0, created_at = now()`,
    [
      order.userId,
      order.kind,
      hashToken(token),
      hashCode(order.userId, order.kind, code),
      order.relatesTo,
      flowStateId,
    ],
  );
  return { token, code };
}

/** Bound to person and purpose, so that one list of hashes of all codes fits no row. */
export function hashCode(userId: string, kind: OneTimeKind, code: string): string {
  return createHash('sha256').update(`${userId}:${kind}:${code}`).digest('base64url');
}
