import { createHash, randomBytes } from 'node:crypto';
import { startBrowser } from './browse.server.ts';
import type { RunningOidc } from './start-oidc.server.ts';

export interface PhoneTokens {
  idToken: string;
  accessToken: string;
}

/** Signs in with the provider as an app on a phone does, without our server. The nonce goes to the provider as its hash. */
export async function signInOnPhone(oidc: RunningOidc, login: string, nonce?: string): Promise<PhoneTokens> {
  const { clientId, redirectUri } = oidc.phoneApp;
  const verifier = randomBytes(32).toString('base64url');
  const start = new URL(`${oidc.issuer}/auth`);
  start.search = new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid email profile',
    login_hint: login,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...(nonce === undefined ? {} : { nonce: createHash('sha256').update(nonce).digest('hex') }),
  }).toString();
  const back = await startBrowser().open(start.href, (url) => url.href.startsWith(redirectUri));
  const answer = await fetch(`${oidc.issuer}/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: clientId,
      redirect_uri: redirectUri,
      code: back.searchParams.get('code') ?? '',
      code_verifier: verifier,
    }),
  });
  const tokens = (await answer.json()) as { id_token?: string; access_token?: string };
  if (tokens.id_token === undefined) throw new Error(`There is no token: ${JSON.stringify(tokens)}`);
  return { idToken: tokens.id_token, accessToken: tokens.access_token ?? '' };
}
