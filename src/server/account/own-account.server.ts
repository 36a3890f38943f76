import { KoraError } from '../../kernel/errors.ts';
import { writeAudit } from '../audit/write-audit.server.ts';
import { findUserById } from '../auth/users/find-user.server.ts';
import type { UserRow } from '../auth/users/user.ts';
import type { Tx } from '../db/database.ts';
import { queries } from '../db/query-builder.ts';
import type { FunctionCall } from '../functions/function-call.ts';

export interface OwnAccount {
  user: UserRow;
  sessionId: string;
  aal: 'aal1' | 'aal2';
  signedInAt: Date;
}

/** The caller, while the session lasts: a token outlives its session, and what an account is about does not wait. */
export async function ownAccount(call: FunctionCall, tx: Tx): Promise<OwnAccount> {
  const { sub, session_id: sessionId } = call.caller.claims;
  const now = call.services.clock.now();
  const user = sub === undefined ? undefined : await findUserById(tx, sub);
  if (user === undefined || (user.banned_until !== null && user.banned_until > now))
    throw new KoraError('invalid_token');
  const session = (
    await tx.all(
      queries
        .selectFrom('auth.sessions')
        .select(['id', 'aal', 'created_at', 'not_after'])
        .where('user_id', '=', user.id),
    )
  ).find(({ id }) => id === sessionId);
  if (session === undefined || (session.not_after !== null && session.not_after <= now))
    throw new KoraError('invalid_token');
  return { user, sessionId: session.id, aal: session.aal, signedInAt: session.created_at };
}

/** In the transaction of the change itself: one is not there without the other. */
export async function writeAccountAudit(
  tx: Tx,
  call: FunctionCall,
  action: 'user.session_ended' | 'user.data_exported' | 'user.deleted',
  details: Record<string, unknown> = {},
): Promise<void> {
  const { sub } = call.caller.claims;
  await writeAudit(tx, call, { action, ...(sub === undefined ? {} : { target: sub }), details });
}
