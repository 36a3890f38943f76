import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import { limits } from '../../../kernel/limits.ts';
import { inetOf, writeAudit } from '../../audit/write-audit.server.ts';
import type { Tx } from '../../db/database.ts';
import type { AuthOauthAuthorizationsTable } from '../../db/tables/auth.oauth-authorizations.ts';
import { hashToken } from '../sessions/hash-token.server.ts';
import { findUserById } from '../users/find-user.server.ts';
import type { UserRow } from '../users/user.ts';
import type { AuthCall } from '../verb.ts';
import type { OAuthClient } from './clients.server.ts';
import { OAuthError } from './oauth-error.ts';
import type { Parameters } from './parameters.ts';
import { issueTokens } from './program-tokens.server.ts';

type CodeRow = Selectable<AuthOauthAuthorizationsTable> & {
  user_id: string;
  session_id: string;
  grant_id: string;
  is_fresh: boolean;
};

export type GrantOutcome = { tokens: Record<string, unknown> } | { refused: OAuthError };

const refused = {
  refused: new OAuthError('invalid_grant', 'The code is not valid, was used, or is not for this client.'),
};

/**
 * A code is used up by whoever brings it, right or wrong. One that comes a second time was stolen, by this caller or
 * from this caller: all that was given for this grant ends. Refusals are returned and not thrown, because throwing would
 * roll that back.
 */
export async function codeGrant(
  call: AuthCall,
  client: OAuthClient,
  form: Parameters,
): Promise<GrantOutcome> {
  const code = form.need('code');
  const verifier = form.need('code_verifier');
  const redirectUri = form.get('redirect_uri');
  const resources = form.all('resource');
  return call.server.database.tx('service_role', {}, async (tx): Promise<GrantOutcome> => {
    const found = await useUp(tx, code);
    if (found === undefined) return refused;
    const note = (action: string) =>
      writeAudit(tx, call, { action, actorId: found.user_id, target: found.client_id });
    if (found.code_used_at !== null) {
      await tx.query('delete from auth.sessions where oauth_grant_id = $1', [found.grant_id]);
      await note('oauth.code_reuse_detected');
      return refused;
    }
    const isRight =
      found.is_fresh &&
      found.client_id === client.id &&
      (redirectUri === undefined || redirectUri === found.redirect_uri) &&
      answersChallenge(verifier, found.code_challenge);
    if (!isRight) {
      await note('oauth.code_refused');
      return refused;
    }
    if (resources.some((one) => !found.resources.includes(one)))
      return { refused: new OAuthError('invalid_target', 'resource was not part of the authorization.') };
    const user = await findUserById(tx, found.user_id);
    if (user === undefined || isBanned(call, user)) return refused;
    await note('oauth.code_exchanged');
    const id = await startProgramSession(call, tx, found);
    const { scopes, nonce } = found;
    const renewable = scopes.includes('offline_access') && client.grant_types.includes('refresh_token');
    const session = { id, clientId: client.id, user, scopes, resources: found.resources, renewable, nonce };
    return { tokens: await issueTokens(call.server, tx, session) };
  });
}

export function isBanned(call: AuthCall, user: UserRow): boolean {
  return user.banned_until !== null && user.banned_until > call.server.clock.now();
}

/** The row as it was before. Two who bring the same code wait for each other here. */
async function useUp(tx: Tx, code: string): Promise<CodeRow | undefined> {
  const { rows } = await tx.query<CodeRow>(
    `select *, code_issued_at > now() - make_interval(secs => $2) as is_fresh
     from auth.oauth_authorizations where code_hash = $1 for update`,
    [hashToken(code), limits.oauth.codeSeconds],
  );
  const [found] = rows;
  if (found !== undefined)
    await tx.query(
      'update auth.oauth_authorizations set code_used_at = coalesce(code_used_at, now()) where id = $1',
      [found.id],
    );
  return found;
}

function answersChallenge(verifier: string, challenge: string): boolean {
  if (!/^[\w.~-]{43,128}$/.test(verifier)) return false;
  return createHash('sha256').update(verifier).digest('base64url') === challenge;
}

/** As strong as the session in which the person agreed, and with the same proofs of who they are. */
async function startProgramSession(call: AuthCall, tx: Tx, code: CodeRow): Promise<string> {
  const { rows } = await tx.query<{ id: string }>(
    `insert into auth.sessions
       (user_id, aal, factor_id, ip, user_agent, oauth_grant_id, oauth_scopes, oauth_resources)
     select user_id, aal, factor_id, $2, $3, $4, $5, $6 from auth.sessions where id = $1 returning id`,
    [
      code.session_id,
      inetOf(call.address),
      call.header('user-agent')?.slice(0, 1_000) ?? null,
      code.grant_id,
      code.scopes,
      code.resources,
    ],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('The session in which the code was given is gone.');
  await tx.query(
    `insert into auth.mfa_amr_claims (session_id, authentication_method, created_at, updated_at)
     select $2, authentication_method, created_at, updated_at from auth.mfa_amr_claims where session_id = $1`,
    [code.session_id, id],
  );
  await tx.query('update auth.oauth_grants set last_used_at = now() where id = $1', [code.grant_id]);
  return id;
}
