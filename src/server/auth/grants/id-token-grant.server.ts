import { z } from 'zod';
import { writeAudit } from '../../audit/write-audit.server.ts';
import type { Tx } from '../../db/database.ts';
import { AuthError } from '../auth-error.ts';
import { limitMessages } from '../limits/auth-limits.server.ts';
import { accountForPerson } from '../providers/account-for-person.server.ts';
import type { IdentityProvider, TokenPerson } from '../providers/identity-provider.ts';
import { linkPerson } from '../providers/link-person.server.ts';
import { needManualLinking } from '../providers/manual-linking.ts';
import { type CurrentSession, currentSession } from '../sessions/current-session.server.ts';
import { hashToken } from '../sessions/hash-token.server.ts';
import {
  issueRefreshToken,
  presentSession,
  readSessionFacts,
  startSession,
} from '../sessions/start-session.server.ts';
import type { AuthCall } from '../verb.ts';

const bodySchema = z.object({
  provider: z.string().nullish(),
  issuer: z.string().nullish(),
  id_token: z.string().max(20_000).nullish(),
  access_token: z.string().max(20_000).nullish(),
  nonce: z.string().max(1_000).nullish(),
  link_identity: z.boolean().nullish(),
});

type Body = z.infer<typeof bodySchema>;
type Outcome = { session: Record<string, unknown> } | { refused: AuthError };

/** By these, clients tell which provider's token they bring. */
const issuers: Readonly<Record<string, string>> = {
  google: 'https://accounts.google.com',
  apple: 'https://appleid.apple.com',
  azure: 'https://login.microsoftonline.com/common/v2.0',
};

const some = (text: string | null | undefined) => (text ?? '') || undefined;

/**
 * A token that the client got from a provider by itself, as apps on phones do: verified with the provider's own keys, used
 * up, and from there on like a sign-in that began here.
 */
export async function idTokenGrant(call: AuthCall): Promise<Record<string, unknown>> {
  const parsed = bodySchema.safeParse(call.body);
  const body = parsed.success ? parsed.data : {};
  const provider = wantedProvider(call, body);
  if (provider.identifyByToken === undefined)
    throw new AuthError('validation_failed', { message: `Sign in with ${provider.name} through /authorize` });
  const token = some(body.id_token);
  if (token === undefined) throw new AuthError('validation_failed', { message: 'id_token required' });
  const linking = body.link_identity === true ? await whoLinks(call) : undefined;
  const arrived = await provider.identifyByToken({
    token,
    accessToken: some(body.access_token),
    nonce: some(body.nonce),
    now: call.server.clock.now(),
  });
  const { person } = arrived;
  const mayNeedMessage = linking === undefined && !person.isEmailVerified && !call.server.auth.autoconfirm;
  if (mayNeedMessage && person.email !== undefined) await limitMessages(call, person.email, 'confirmation');
  const outcome = await call.server.database.tx('service_role', {}, async (tx): Promise<Outcome> => {
    if (!(await useUp(tx, token, arrived.expiresAt)))
      return { refused: new AuthError('validation_failed', { message: 'This ID token was used already' }) };
    return linking === undefined
      ? signIn(call, tx, provider.name, arrived)
      : { session: await link(call, tx, provider.name, arrived, linking) };
  });
  if ('refused' in outcome) throw outcome.refused;
  return outcome.session;
}

function wantedProvider(call: AuthCall, { provider, issuer }: Partial<Body>): IdentityProvider {
  const name = (provider ?? '').toLowerCase();
  const found =
    name === '' && some(issuer) !== undefined
      ? call.server.providers.findByIssuer(issuer ?? '')
      : call.server.providers.find(name);
  if (found !== undefined) return found;
  const usual = Object.hasOwn(issuers, name) ? issuers[name] : undefined;
  throw new AuthError('provider_disabled', {
    status: 400,
    message: `Provider (issuer "${issuer ?? usual ?? ''}") is not enabled`,
  });
}

async function whoLinks(call: AuthCall): Promise<CurrentSession> {
  needManualLinking(call);
  if (call.caller.role !== 'authenticated') throw new AuthError('no_authorization');
  return call.server.database.tx('service_role', {}, (tx) => currentSession(call, tx));
}

/** What is signed, without the signature: that could be written in other ways and still be right. */
async function useUp(tx: Tx, token: string, expiresAt: Date): Promise<boolean> {
  const signed = token.slice(0, token.lastIndexOf('.'));
  const { count } = await tx.query(
    `insert into auth.used_id_tokens (token_hash, expires_at) values ($1, $2::timestamptz + interval '1 hour')
     on conflict do nothing`,
    [hashToken(signed), expiresAt],
  );
  return count > 0;
}

async function signIn(call: AuthCall, tx: Tx, provider: string, { person }: TokenPerson): Promise<Outcome> {
  const redirectTo = call.server.auth.siteUrl;
  const user = await accountForPerson(call, tx, { provider, person, redirectTo });
  if (user instanceof AuthError) return { refused: user };
  await writeAudit(tx, call, {
    action: 'user.signed_in',
    actorId: user.id,
    details: { provider, method: 'id_token' },
  });
  return { session: await startSession(call, tx, user, 'oauth', { provider }) };
}

/** The session goes on as it was, with what it has shown already. */
async function link(
  call: AuthCall,
  tx: Tx,
  provider: string,
  { person }: TokenPerson,
  { user, sessionId }: CurrentSession,
): Promise<Record<string, unknown>> {
  const linked = await linkPerson(call, tx, user.id, provider, person);
  const refreshToken = await issueRefreshToken(tx, user.id, sessionId);
  return presentSession(call, tx, linked, await readSessionFacts(tx, sessionId), refreshToken);
}
