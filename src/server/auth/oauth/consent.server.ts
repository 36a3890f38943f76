import type { Selectable } from 'kysely';
import { limits } from '../../../kernel/limits.ts';
import { writeAudit } from '../../audit/write-audit.server.ts';
import type { Tx } from '../../db/database.ts';
import { queries } from '../../db/query-builder.ts';
import type { AuthOauthAuthorizationsTable } from '../../db/tables/auth.oauth-authorizations.ts';
import { AuthError } from '../auth-error.ts';
import { isUuid } from '../is-uuid.ts';
import { type CurrentSession, currentSession } from '../sessions/current-session.server.ts';
import { hashToken, randomToken } from '../sessions/hash-token.server.ts';
import type { AuthCall } from '../verb.ts';
import { clientForPerson, findClient, type OAuthClient } from './clients.server.ts';
import { withParameters } from './redirect-uris.ts';

interface Asked {
  authorization: Selectable<AuthOauthAuthorizationsTable>;
  client: OAuthClient;
  session: CurrentSession;
}

/** What the person is asked; whoever has agreed to the same before is led on without a question. */
export function readAuthorization(call: AuthCall): Promise<Record<string, unknown>> {
  return call.server.database.tx('service_role', {}, async (tx) => {
    const asked = await findAsked(call, tx);
    const { authorization, client, session } = asked;
    if (await isRemembered(tx, asked)) return { redirect_url: await approve(call, tx, asked, true) };
    return {
      authorization_id: authorization.id,
      redirect_uri: authorization.redirect_uri.split('?', 1)[0],
      client: clientForPerson(client),
      user: { id: session.user.id, email: session.user.email ?? '' },
      scope: authorization.scopes.join(' '),
    };
  });
}

export function decideAuthorization(call: AuthCall, action: 'approve' | 'deny'): Promise<string> {
  return call.server.database.tx('service_role', {}, async (tx) => {
    const asked = await findAsked(call, tx);
    return action === 'approve' ? approve(call, tx, asked, false) : deny(call, tx, asked);
  });
}

/** A living request and the person who looks at it, in a session that is good enough to let somebody in. */
async function findAsked(call: AuthCall, tx: Tx): Promise<Asked> {
  const session = await currentSession(call, tx);
  const { id } = call.params;
  if (!isUuid(id)) throw new AuthError('oauth_authorization_not_found');
  const { rows } = await tx.query<Asked['authorization'] & { is_fresh: boolean }>(
    `select *, created_at > now() - make_interval(secs => $2) as is_fresh
     from auth.oauth_authorizations where id = $1 for update`,
    [id, limits.oauth.authorizationSeconds],
  );
  const [authorization] = rows;
  if (authorization === undefined) throw new AuthError('oauth_authorization_not_found');
  if (authorization.status !== 'pending') throw new AuthError('oauth_authorization_used');
  if (!authorization.is_fresh) throw new AuthError('oauth_authorization_expired');
  const client = await findClient(tx, authorization.client_id);
  if (client === undefined) throw new AuthError('oauth_authorization_not_found');
  await requireGoodSession(tx, session, authorization);
  return { authorization, client, session };
}

async function requireGoodSession(
  tx: Tx,
  session: CurrentSession,
  { max_age: maxAge, created_at: askedAt }: Asked['authorization'],
): Promise<void> {
  const factor = await tx.first(
    queries
      .selectFrom('auth.mfa_factors')
      .select('id')
      .where('user_id', '=', session.user.id)
      .where('status', '=', 'verified'),
  );
  if (factor !== undefined && session.aal !== 'aal2') throw new AuthError('insufficient_aal');
  if (maxAge === null) return;
  const { rows } = await tx.query<{ signed_in_at: Date | null }>(
    'select max(updated_at) as signed_in_at from auth.mfa_amr_claims where session_id = $1',
    [session.sessionId],
  );
  const signedInAt = rows[0]?.signed_in_at ?? session.createdAt;
  if (signedInAt.getTime() < askedAt.getTime() - maxAge * 1_000)
    throw new AuthError('reauthentication_needed', {
      status: 403,
      message: 'The app asks that you sign in again first',
    });
}

/**
 * Any program on a device can say that it is a public client that listens there: who has agreed once has not agreed to
 * all of them. An https address or a secret proves who asks (RFC 8252, 8.6).
 */
async function isRemembered(tx: Tx, { authorization, client, session }: Asked): Promise<boolean> {
  if (authorization.must_ask) return false;
  if (client.auth_method === 'none' && !authorization.redirect_uri.startsWith('https://')) return false;
  const grant = await tx.first(
    queries
      .selectFrom('auth.oauth_grants')
      .select('scopes')
      .where('user_id', '=', session.user.id)
      .where('client_id', '=', client.id),
  );
  return grant !== undefined && authorization.scopes.every((scope) => grant.scopes.includes(scope));
}

async function approve(
  call: AuthCall,
  tx: Tx,
  { authorization, client, session }: Asked,
  remembered: boolean,
): Promise<string> {
  const code = randomToken(32);
  const { rows } = await tx.query<{ id: string }>(
    `insert into auth.oauth_grants as held (user_id, client_id, scopes) values ($1, $2, $3)
     on conflict (user_id, client_id) do update
       set scopes = array(select distinct unnest(held.scopes || excluded.scopes))
     returning id`,
    [session.user.id, client.id, authorization.scopes],
  );
  await tx.query(
    `update auth.oauth_authorizations
     set status = 'approved', user_id = $2, session_id = $3, grant_id = $4, code_hash = $5, code_issued_at = now()
     where id = $1`,
    [authorization.id, session.user.id, session.sessionId, rows[0]?.id, hashToken(code)],
  );
  await writeAudit(tx, call, {
    action: 'oauth.access_approved',
    target: client.id,
    details: { client: client.name, scopes: authorization.scopes, remembered },
  });
  return leadBack(call, authorization, { code });
}

async function deny(call: AuthCall, tx: Tx, { authorization, client, session }: Asked): Promise<string> {
  await tx.query("update auth.oauth_authorizations set status = 'denied', user_id = $2 where id = $1", [
    authorization.id,
    session.user.id,
  ]);
  await writeAudit(tx, call, {
    action: 'oauth.access_denied',
    target: client.id,
    details: { client: client.name },
  });
  return leadBack(call, authorization, {
    error: 'access_denied',
    error_description: 'The person has refused access.',
  });
}

function leadBack(
  call: AuthCall,
  { redirect_uri: uri, state }: Asked['authorization'],
  said: Record<string, string>,
): string {
  return withParameters(uri, { ...said, state, iss: call.server.auth.issuer });
}
