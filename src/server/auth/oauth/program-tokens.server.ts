import { createHash, randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { limits } from '../../../kernel/limits.ts';
import type { Tx } from '../../db/database.ts';
import { queries } from '../../db/query-builder.ts';
import { hashToken, randomToken } from '../sessions/hash-token.server.ts';
import { readSessionFacts } from '../sessions/start-session.server.ts';
import type { UserRow } from '../users/user.ts';
import type { AuthServer } from '../verb.ts';
import { personClaims } from './person-claims.server.ts';

/** What tokens are made for. */
export interface ProgramSession {
  id: string;
  clientId: string;
  user: UserRow;
  scopes: readonly string[];
  resources: readonly string[];
  /** The program may keep its access while the person is away. */
  renewable: boolean;
  nonce: string | null;
}

/** The answer of the token endpoint. */
export async function issueTokens(
  server: AuthServer,
  tx: Tx,
  session: ProgramSession,
): Promise<Record<string, unknown>> {
  const { amr, aal } = await readSessionFacts(tx, session.id);
  const accessToken = await signAccessToken(server, session, { amr, aal });
  const signedInAt = Math.max(0, ...amr.map(({ timestamp }) => timestamp));
  return {
    access_token: accessToken,
    token_type: 'Bearer',
    expires_in: limits.oauth.accessTokenSeconds,
    scope: session.scopes.join(' '),
    ...(session.renewable ? { refresh_token: await newRefreshToken(tx, session) } : {}),
    ...(session.scopes.includes('openid')
      ? { id_token: await signIdToken(server, tx, session, { accessToken, signedInAt }) }
      : {}),
  };
}

/**
 * Like the token of the person themselves, and with `client_id` and `scope`: by the first it is known as a program's,
 * by the second it is limited. The program can read it, so it tells no more about the person than was allowed.
 */
function signAccessToken(
  server: AuthServer,
  { id, clientId, user, scopes, resources }: ProgramSession,
  proof: { aal: string; amr: unknown },
): Promise<string> {
  return sign(
    server,
    {
      role: user.role,
      ...proof,
      session_id: id,
      is_anonymous: user.is_anonymous,
      client_id: clientId,
      scope: scopes.join(' '),
      jti: randomUUID(),
      ...(scopes.includes('email') ? { email: user.email ?? '' } : {}),
      ...(scopes.includes('phone') ? { phone: user.phone ?? '' } : {}),
    },
    user.id,
    resources.length === 0 ? user.aud : [user.aud, ...resources],
  );
}

/** Its audience is the program: nobody takes it for an access token. */
async function signIdToken(
  server: AuthServer,
  tx: Tx,
  { clientId, user, scopes, nonce }: ProgramSession,
  { accessToken, signedInAt }: { accessToken: string; signedInAt: number },
): Promise<string> {
  const half = createHash('sha256').update(accessToken).digest().subarray(0, 16);
  return sign(
    server,
    {
      ...(await personClaims(tx, user, scopes)),
      ...(nonce === null ? {} : { nonce }),
      at_hash: half.toString('base64url'),
      auth_time: signedInAt,
    },
    user.id,
    clientId,
  );
}

function sign(
  server: AuthServer,
  claims: Record<string, unknown>,
  subject: string,
  audience: string | string[],
): Promise<string> {
  const { kid, privateKey } = server.keys.signing();
  const issuedAt = Math.floor(server.clock.now().getTime() / 1_000);
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'ES256', kid, typ: 'JWT' })
    .setIssuer(server.auth.issuer)
    .setSubject(subject)
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + limits.oauth.accessTokenSeconds)
    .sign(privateKey);
}

async function newRefreshToken(tx: Tx, { id, user }: ProgramSession): Promise<string> {
  const token = randomToken(32);
  await tx.run(
    queries
      .insertInto('auth.oauth_refresh_tokens')
      .values({ token_hash: hashToken(token), user_id: user.id, session_id: id }),
  );
  return token;
}
