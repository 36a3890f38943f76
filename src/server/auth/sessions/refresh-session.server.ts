import { createHmac } from 'node:crypto';
import { limits } from '../../../kernel/limits.ts';
import { writeAudit } from '../../audit/write-audit.server.ts';
import type { Tx } from '../../db/database.ts';
import { queries } from '../../db/query-builder.ts';
import { AuthError } from '../auth-error.ts';
import { findUserById } from '../users/find-user.server.ts';
import type { AuthCall } from '../verb.ts';
import { endSession } from './end-sessions.server.ts';
import { hashToken, randomToken } from './hash-token.server.ts';
import { presentSession, readSessionFacts } from './start-session.server.ts';

export type Refreshed = { session: Record<string, unknown> } | { refused: AuthError };

interface StoredToken {
  id: number;
  user_id: string;
  session_id: string;
  heir_salt: string | null;
  is_used: boolean;
  is_reusable: boolean;
}

/**
 * Exchanges a refresh token for its heir. A token used again within the reuse interval gives the same heir as before:
 * two tabs that refresh at once both win and end with the same token. Used again later, it was stolen, by this caller
 * or from this caller; nobody can say which, so the whole session ends.
 *
 * Tokens are kept as hashes, so the heir cannot be looked up. It is derived from the token that the caller brings and
 * a random salt that only the table has: a thief of the token without the table cannot compute it, nor can a thief of
 * the table without the token.
 *
 * A refusal is returned and not thrown, because throwing would roll the end of the session back.
 */
export async function refreshSession(call: AuthCall, tx: Tx, presented: string): Promise<Refreshed> {
  const found = await lockFamily(tx, presented);
  if (found === undefined) return { refused: new AuthError('refresh_token_not_found') };
  const user = await findUserById(tx, found.user_id);
  if (user === undefined) return { refused: new AuthError('refresh_token_not_found') };
  if (user.banned_until !== null && user.banned_until > call.server.clock.now())
    return { refused: new AuthError('user_banned') };
  if (found.is_session_over) {
    await endSession(tx, found.session_id);
    return { refused: new AuthError('session_expired') };
  }
  if (found.is_used && !found.is_reusable) {
    await endSession(tx, found.session_id);
    await writeAudit(tx, call, {
      action: 'token.reuse_detected',
      actorId: user.id,
      details: { session_id: found.session_id },
    });
    return { refused: new AuthError('refresh_token_already_used') };
  }
  const heir = found.is_used ? await findHeir(tx, found, presented) : await makeHeir(tx, found, presented);
  if (heir === undefined) return { refused: new AuthError('refresh_token_not_found') };
  await tx.query('update auth.sessions set refreshed_at = now() where id = $1', [found.session_id]);
  await writeAudit(tx, call, {
    action: 'token.refreshed',
    actorId: user.id,
    details: { session_id: found.session_id },
  });
  const facts = await readSessionFacts(tx, found.session_id);
  return { session: await presentSession(call, tx, user, facts, heir) };
}

/** All tokens of a session wait for one another here; what is read afterwards is the newest. */
async function lockFamily(
  tx: Tx,
  token: string,
): Promise<(StoredToken & { is_session_over: boolean }) | undefined> {
  const { rows } = await tx.query<{ id: string; is_session_over: boolean }>(
    `select session.id, coalesce(session.not_after <= now(), false) as is_session_over
     from auth.sessions session
     where session.id = (select session_id from auth.refresh_tokens where token_hash = $1)
     for update`,
    [hashToken(token)],
  );
  const [session] = rows;
  if (session === undefined) return undefined;
  const stored = await readToken(tx, token);
  return stored === undefined ? undefined : { ...stored, is_session_over: session.is_session_over };
}

async function readToken(tx: Tx, token: string): Promise<StoredToken | undefined> {
  const { rows } = await tx.query<StoredToken>(
    `select id, user_id, session_id, heir_salt, revoked_at is not null as is_used,
       coalesce(revoked_at > clock_timestamp() - make_interval(secs => $2), false) as is_reusable
     from auth.refresh_tokens where token_hash = $1`,
    [hashToken(token), limits.auth.refreshReuseSeconds],
  );
  return rows[0];
}

async function makeHeir(tx: Tx, parent: StoredToken, token: string): Promise<string> {
  const salt = randomToken(32);
  const heir = deriveHeir(token, salt);
  await tx.query(
    'update auth.refresh_tokens set revoked_at = clock_timestamp(), heir_salt = $2 where id = $1',
    [parent.id, salt],
  );
  await tx.run(
    queries.insertInto('auth.refresh_tokens').values({
      token_hash: hashToken(heir),
      user_id: parent.user_id,
      session_id: parent.session_id,
      parent_id: parent.id,
    }),
  );
  return heir;
}

/** Down the line to the one that has not been used: the other tab may have refreshed more than once. */
async function findHeir(tx: Tx, from: StoredToken, token: string): Promise<string | undefined> {
  let stored: StoredToken | undefined = from;
  let current = token;
  while (stored?.is_used === true) {
    if (stored.heir_salt === null) return undefined;
    current = deriveHeir(current, stored.heir_salt);
    stored = await readToken(tx, current);
  }
  return stored === undefined ? undefined : current;
}

function deriveHeir(token: string, salt: string): string {
  return createHmac('sha256', salt).update(token).digest('base64url').slice(0, 32);
}
