import { limits } from '../../../kernel/limits.ts';
import { inetOf } from '../../audit/write-audit.server.ts';
import type { Tx } from '../../db/database.ts';
import { queries } from '../../db/query-builder.ts';
import { noticeDevice } from '../devices/notice-device.server.ts';
import { rememberPlace } from '../limits/known-places.server.ts';
import { withDetails } from '../users/find-user.server.ts';
import { offerProof } from '../users/offer-proof.server.ts';
import { presentUser } from '../users/present-user.ts';
import type { UserRow } from '../users/user.ts';
import type { AuthCall } from '../verb.ts';
import { type SessionFacts, signAccessToken } from './access-token.server.ts';
import { hashToken, randomToken } from './hash-token.server.ts';

/** Names that `amr` uses for the ways of showing who one is. */
export type AuthenticationMethod =
  | 'password'
  | 'otp'
  | 'oauth'
  | 'magiclink'
  | 'recovery'
  | 'invite'
  | 'email/signup'
  | 'email_change'
  | 'token_refresh'
  | 'anonymous'
  | 'totp'
  | 'mfa/phone'
  | 'mfa/webauthn'
  | 'passkey'
  | 'recovery_code';

/** What has shown who the person is, where the method alone does not say it: another place, or a key of theirs. */
interface SignInWay {
  provider?: string | undefined;
  passkeyId?: string | undefined;
}

/**
 * Opens a new session for a person who has just shown who they are, and answers with its tokens. One that a passkey
 * opens has the second level at once: the device was there, and it has checked the person.
 */
export async function startSession(
  call: AuthCall,
  tx: Tx,
  user: UserRow,
  method: AuthenticationMethod,
  { provider, passkeyId }: SignInWay = {},
): Promise<Record<string, unknown>> {
  const refreshToken = randomToken();
  const opened = await openSession(call, tx, {
    userId: user.id,
    method,
    tokenHash: hashToken(refreshToken),
    provider,
    passkeyId,
  });
  const seen = await tx.one(
    queries
      .updateTable('auth.users')
      .set({ last_sign_in_at: call.server.clock.now() })
      .where('id', '=', user.id)
      .returningAll(),
  );
  await noticeDevice(call, tx, seen, opened.id);
  if (method !== 'anonymous') await rememberPlace(call, tx, seen.id);
  await offerProof(call, tx, seen);
  return presentSession(call, tx, seen, opened, refreshToken);
}

interface Opening extends SignInWay {
  userId: string;
  method: AuthenticationMethod;
  tokenHash: string;
}

/** The session, how its person was recognised and its first token, in one trip to the database. */
async function openSession(call: AuthCall, tx: Tx, opening: Opening): Promise<SessionFacts> {
  const { userId, method, tokenHash, provider = null, passkeyId = null } = opening;
  const { rows } = await tx.query<{ id: string; aal: SessionFacts['aal']; updated_at: Date }>(
    `with opened as (
       insert into auth.sessions (user_id, ip, user_agent, provider, aal, passkey_id)
       values ($1, $2, $3, $4, case when $5::uuid is null then 'aal1' else 'aal2' end, $5)
       returning id, aal
     ), shown as (
       insert into auth.mfa_amr_claims (session_id, authentication_method) select id, $6 from opened
       returning updated_at
     ), token as (
       insert into auth.refresh_tokens (token_hash, user_id, session_id) select $7, $1, id from opened
     )
     select opened.id, opened.aal, shown.updated_at from opened, shown`,
    [
      userId,
      inetOf(call.address),
      call.header('user-agent')?.slice(0, 1_000) ?? null,
      provider,
      passkeyId,
      method,
      tokenHash,
    ],
  );
  const [opened] = rows;
  if (opened === undefined) throw new Error('The session was not opened.');
  const timestamp = Math.floor(opened.updated_at.getTime() / 1_000);
  return { id: opened.id, aal: opened.aal, amr: [{ method, timestamp }] };
}

export async function addAuthentication(
  tx: Tx,
  sessionId: string,
  method: AuthenticationMethod,
): Promise<void> {
  await tx.query(
    `insert into auth.mfa_amr_claims (session_id, authentication_method) values ($1, $2)
     on conflict (session_id, authentication_method) do update set updated_at = now()`,
    [sessionId, method],
  );
}

export async function issueRefreshToken(tx: Tx, userId: string, sessionId: string): Promise<string> {
  const token = randomToken();
  await tx.run(
    queries
      .insertInto('auth.refresh_tokens')
      .values({ token_hash: hashToken(token), user_id: userId, session_id: sessionId }),
  );
  return token;
}

export async function readSessionFacts(tx: Tx, sessionId: string): Promise<SessionFacts> {
  const { aal } = await tx.one(queries.selectFrom('auth.sessions').select('aal').where('id', '=', sessionId));
  const claims = await tx.all(
    queries
      .selectFrom('auth.mfa_amr_claims')
      .select(['authentication_method', 'updated_at'])
      .where('session_id', '=', sessionId)
      .orderBy('updated_at', 'desc'),
  );
  const amr = claims.map(({ authentication_method, updated_at }) => ({
    method: authentication_method,
    timestamp: Math.floor(updated_at.getTime() / 1_000),
  }));
  return { id: sessionId, aal, amr };
}

/** The body that every way of signing in answers with. */
export async function presentSession(
  call: AuthCall,
  tx: Tx,
  user: UserRow,
  session: SessionFacts,
  refreshToken: string,
): Promise<Record<string, unknown>> {
  const full = await withDetails(tx, user);
  const hasFactor = full.factors.some(({ status }) => status === 'verified');
  const { token, expiresAt } = await signAccessToken(call.server, user, session, hasFactor);
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: limits.auth.accessTokenSeconds,
    expires_at: expiresAt,
    refresh_token: refreshToken,
    user: presentUser(full),
  };
}
