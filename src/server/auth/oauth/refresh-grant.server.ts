import { limits } from '../../../kernel/limits.ts';
import { writeAudit } from '../../audit/write-audit.server.ts';
import type { Tx } from '../../db/database.ts';
import { hashToken } from '../sessions/hash-token.server.ts';
import { findUserById } from '../users/find-user.server.ts';
import type { AuthCall } from '../verb.ts';
import type { OAuthClient } from './clients.server.ts';
import { type GrantOutcome, isBanned } from './code-grant.server.ts';
import { OAuthError } from './oauth-error.ts';
import type { Parameters } from './parameters.ts';
import { issueTokens } from './program-tokens.server.ts';
import { narrowScopes } from './scopes.ts';

interface HeldToken {
  id: number;
  user_id: string;
  session_id: string;
  grant_id: string;
  client_id: string;
  scopes: string[];
  resources: string[];
  is_used: boolean;
  is_over: boolean;
}

const refused = {
  refused: new OAuthError('invalid_grant', 'The refresh token is not valid any more. Ask the person again.'),
};

/**
 * Every refresh token works once. One that comes again is in two hands, and nobody can say whose are the right ones: the
 * grant ends, and the person is asked anew. Refusals are returned and not thrown, because throwing would roll that back.
 */
export async function refreshGrant(
  call: AuthCall,
  client: OAuthClient,
  form: Parameters,
): Promise<GrantOutcome> {
  const token = form.need('refresh_token');
  const wanted = form.get('scope');
  return call.server.database.tx('service_role', {}, async (tx): Promise<GrantOutcome> => {
    const held = await findToken(tx, token);
    if (held === undefined || held.client_id !== client.id) return refused;
    const note = (action: string) =>
      writeAudit(tx, call, { action, actorId: held.user_id, target: held.client_id });
    if (held.is_used) {
      await tx.query('delete from auth.oauth_grants where id = $1', [held.grant_id]);
      await note('oauth.token_reuse_detected');
      return refused;
    }
    const user = await findUserById(tx, held.user_id);
    if (held.is_over || user === undefined || isBanned(call, user)) return refused;
    const scopes = narrowScopes(wanted, held.scopes);
    if (form.all('resource').some((one) => !held.resources.includes(one)))
      return { refused: new OAuthError('invalid_target', 'resource was not part of the authorization.') };
    await tx.query('update auth.oauth_refresh_tokens set used_at = now() where id = $1', [held.id]);
    await tx.query('update auth.sessions set refreshed_at = now() where id = $1', [held.session_id]);
    await tx.query('update auth.oauth_grants set last_used_at = now() where id = $1', [held.grant_id]);
    await note('oauth.token_refreshed');
    const session = {
      id: held.session_id,
      clientId: client.id,
      user,
      scopes,
      resources: held.resources,
      renewable: true,
      nonce: null,
    };
    return { tokens: await issueTokens(call.server, tx, session) };
  });
}

/** Two who bring the same token wait for each other here; the second sees that it is used. */
export async function findToken(tx: Tx, token: string): Promise<HeldToken | undefined> {
  const { rows } = await tx.query<HeldToken>(
    `select token.id, token.user_id, token.session_id, held.id as grant_id, held.client_id,
       session.oauth_scopes as scopes, coalesce(session.oauth_resources, '{}') as resources,
       token.used_at is not null as is_used,
       coalesce(session.not_after <= now(), false)
         or token.created_at < now() - make_interval(days => $2) as is_over
     from auth.oauth_refresh_tokens token
       join auth.sessions session on session.id = token.session_id
       join auth.oauth_grants held on held.id = session.oauth_grant_id
     where token.token_hash = $1
     for update of token`,
    [hashToken(token), limits.oauth.refreshDays],
  );
  return rows[0];
}
