import { limits } from '../../../kernel/limits.ts';
import { AuthError } from '../auth-error.ts';
import { readCookie, writeCookie } from '../browser-cookie.ts';
import { readCodeChallenge } from '../flows/code-challenge.server.ts';
import { redirectTarget } from '../redirects/redirect-target.ts';
import { hashToken, randomToken } from '../sessions/hash-token.server.ts';
import type { AuthCall } from '../verb.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { newFlowSecrets, rememberFlow } from './provider-flow.server.ts';

/** Ours, or part of the protocol with the provider: a client that could set these could bend the sign-in. */
const notHandedThrough = new Set([
  'provider',
  'scopes',
  'redirect_to',
  'skip_http_redirect',
  'invite_token',
  'apikey',
  'access_token',
  'client_id',
  'client_secret',
  'client_assertion',
  'client_assertion_type',
  'redirect_uri',
  'response_type',
  'response_mode',
  'scope',
  'state',
  'nonce',
  'code_challenge',
  'code_challenge_method',
  'request',
  'request_uri',
  'registration',
  'claims',
  'id_token_hint',
  'dpop_jkt',
  'authorization_details',
]);

export const callbackUrl = (call: AuthCall) => `${call.server.auth.issuer}/callback`;

export function wantedRedirect(call: AuthCall): string {
  return redirectTarget(call.server.auth, call.query.get('redirect_to') ?? call.header('redirect_to'));
}

export function wantedProvider(call: AuthCall): IdentityProvider {
  const name = call.query.get('provider') ?? '';
  const provider = call.server.providers.find(name.toLowerCase());
  if (provider === undefined) {
    throw new AuthError('validation_failed', {
      message: 'Unsupported provider: provider is not enabled',
    });
  }
  return provider;
}

export interface SignInStart {
  /** The person to whose account the identity is added. */
  linkingUserId: string | null;
  /** The request comes from a browser that keeps the cookie of its answer and then goes to the provider itself. */
  isInBrowser: boolean;
}

/**
 * Where the browser goes: to the provider, with everything that it must bring back. The provider is asked before the
 * transaction. A client that is no browser gets an address of ours that its browser must open first.
 */
export async function startSignIn(
  call: AuthCall,
  provider: IdentityProvider,
  { linkingUserId, isInBrowser }: SignInStart,
): Promise<string> {
  const challenge = readCodeChallenge({
    code_challenge: call.query.get('code_challenge'),
    code_challenge_method: call.query.get('code_challenge_method'),
  });
  const scopes = readScopes(call.query.get('scopes') ?? '');
  const secrets = newFlowSecrets(call.server.ids.uuid());
  const url = await provider.signInUrl({
    ...secrets,
    redirectUri: callbackUrl(call),
    scopes,
    extra: handedThrough(call.query),
  });
  await call.server.database.tx('service_role', {}, (tx) =>
    rememberFlow(tx, call.server.secrets, secrets, {
      provider: provider.name,
      redirectTo: wantedRedirect(call),
      challenge,
      linkingUserId,
      browserHash: isInBrowser ? hashToken(bindBrowser(call, provider)) : null,
      providerUrl: isInBrowser ? null : url.href,
    }),
  );
  return isInBrowser ? url.href : continueUrl(call, secrets.state);
}

/** One value for all sign-ins of a browser, so that two tabs do not disturb each other. */
export function bindBrowser(call: AuthCall, provider: IdentityProvider): string {
  const browser = readCookie(call, 'flow') ?? randomToken(32);
  writeCookie(call, 'flow', browser, {
    seconds: limits.auth.flowSeconds,
    fromOtherSites: provider.answersByForm === true,
  });
  return browser;
}

export function continueUrl(call: AuthCall, state: string): string {
  return `${call.server.auth.issuer}/user/identities/continue?${new URLSearchParams({ state }).toString()}`;
}

function readScopes(text: string): string[] {
  const scopes = text.split(/[\s,]+/).filter((scope) => scope !== '');
  const isFine =
    text.length <= limits.providers.parameterLength && scopes.every((scope) => /^[\x21-\x7e]+$/.test(scope));
  if (!isFine) throw new AuthError('validation_failed', { message: 'scopes: expected names of scopes' });
  return scopes;
}

function handedThrough(query: URLSearchParams): Record<string, string> {
  const { extraParameters, parameterLength } = limits.providers;
  const extra = [...query].filter(([name]) => !notHandedThrough.has(name.toLowerCase()));
  const isFine =
    extra.length <= extraParameters &&
    extra.every(([name, value]) => /^[\w.-]{1,64}$/.test(name) && value.length <= parameterLength);
  if (!isFine)
    throw new AuthError('validation_failed', {
      message: 'The query has parameters that are too many or too long',
    });
  return Object.fromEntries(extra);
}
