import { AuthError } from '../auth-error.ts';
import { OAuthError } from '../oauth/oauth-error.ts';
import { inOAuthWords } from '../oauth/oauth-wire.server.ts';
import { personClaims } from '../oauth/person-claims.server.ts';
import { splitScopes } from '../oauth/scopes.ts';
import { currentSession } from '../sessions/current-session.server.ts';
import { type AuthAnswer, type AuthCall, defineVerb } from '../verb.ts';

/** Who the person is, as far as the token's scopes go, as long as the program's session lasts. */
async function tell(call: AuthCall): Promise<AuthAnswer> {
  const { role, claims } = call.caller;
  if (role !== 'authenticated') throw refused('Bring an access token with the scope openid.');
  const scopes = splitScopes(String(claims['scope'] ?? ''));
  if (!scopes.includes('openid'))
    throw new OAuthError('insufficient_scope', 'Ask the person for the scope openid and try again.', {
      status: 403,
      headers: { 'WWW-Authenticate': 'Bearer error="insufficient_scope", scope="openid"' },
    });
  return call.server.database.tx('service_role', {}, async (tx) => {
    const { user } = await currentSession(call, tx).catch((error: unknown) => {
      throw error instanceof AuthError ? refused('The access of this program has ended.') : error;
    });
    return { status: 200, body: { sub: user.id, ...(await personClaims(tx, user, scopes)) } };
  });
}

function refused(description: string): OAuthError {
  return new OAuthError('invalid_token', description, {
    status: 401,
    headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' },
  });
}

const userinfo = { path: '/oauth/userinfo', access: 'anyone', handle: inOAuthWords(tell) } as const;

export const oauthUserinfo = defineVerb({ ...userinfo, method: 'GET' });
export const oauthUserinfoPost = defineVerb({ ...userinfo, method: 'POST' });
