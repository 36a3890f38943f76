import type { SupabaseClient } from '@supabase/supabase-js';
import * as oauth from 'oauth4webapi';

/** Loopback is not https; everything else of the library's checks stays on. */
const options = { [oauth.allowInsecureRequests]: true } as const;

export interface ProgramKeys {
  client_id: string;
  client_secret?: string;
}

export interface ProgramTokens {
  access_token: string;
  refresh_token?: string | undefined;
  id_token?: string | undefined;
  scope?: string | undefined;
  claims: oauth.IDToken | undefined;
}

/** A request for access as the program sent it, with what it must remember. */
export interface Request {
  url: URL;
  state: string;
  nonce: string;
  verifier: string;
}

/** A program of somebody else, written with a library that checks what a server answers. */
export async function openProgram(url: string, keys: ProgramKeys, redirectUri: string) {
  const issuer = new URL(`${url}/auth/v1`);
  const found = await oauth.discoveryRequest(issuer, { ...options, algorithm: 'oidc' });
  const server = await oauth.processDiscoveryResponse(issuer, found);
  const client: oauth.Client = { client_id: keys.client_id };
  const proof = keys.client_secret === undefined ? oauth.None() : oauth.ClientSecretBasic(keys.client_secret);

  async function request(scope: string, more: Record<string, string> = {}): Promise<Request> {
    const verifier = oauth.generateRandomCodeVerifier();
    const state = oauth.generateRandomState();
    const nonce = oauth.generateRandomNonce();
    const asked = new URL(server.authorization_endpoint ?? '');
    asked.search = new URLSearchParams({
      client_id: keys.client_id,
      redirect_uri: redirectUri,
      response_type: 'code',
      scope,
      state,
      nonce,
      code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      ...more,
    }).toString();
    return { url: asked, state, nonce, verifier };
  }

  async function exchange(asked: Request, back: URL): Promise<ProgramTokens> {
    const parameters = oauth.validateAuthResponse(server, client, back, asked.state);
    const response = await oauth.authorizationCodeGrantRequest(
      server,
      client,
      proof,
      parameters,
      redirectUri,
      asked.verifier,
      options,
    );
    const withId = new URL(asked.url).searchParams.get('scope')?.split(' ').includes('openid') === true;
    const tokens = await oauth.processAuthorizationCodeResponse(
      server,
      client,
      response,
      withId ? { expectedNonce: asked.nonce } : {},
    );
    return { ...tokens, claims: oauth.getValidatedIdTokenClaims(tokens) };
  }

  async function refresh(token: string, scope?: string): Promise<ProgramTokens> {
    const response = await oauth.refreshTokenGrantRequest(server, client, proof, token, {
      ...options,
      ...(scope === undefined ? {} : { additionalParameters: { scope } }),
    });
    const tokens = await oauth.processRefreshTokenResponse(server, client, response);
    return { ...tokens, claims: oauth.getValidatedIdTokenClaims(tokens) };
  }

  async function revoke(token: string): Promise<void> {
    const response = await oauth.revocationRequest(server, client, proof, token, options);
    await oauth.processRevocationResponse(response);
  }

  async function userinfo(tokens: ProgramTokens): Promise<oauth.UserInfoResponse> {
    const response = await oauth.userInfoRequest(server, client, tokens.access_token, options);
    return oauth.processUserInfoResponse(
      server,
      client,
      tokens.claims?.sub ?? oauth.skipSubjectCheck,
      response,
    );
  }

  return { server, request, exchange, refresh, revoke, userinfo, redirectUri };
}

export type Program = Awaited<ReturnType<typeof openProgram>>;

/** The id that the browser of the person gets, which stands in the address of the page that asks. */
export async function openRequest(url: URL): Promise<string> {
  const answer = await fetch(url, { redirect: 'manual' });
  const to = new URL(answer.headers.get('location') ?? '');
  const id = to.searchParams.get('authorization_id');
  if (id === null) throw new Error(`Nobody was asked: ${to.href}`);
  return id;
}

/** The person agrees; where their browser is sent to. */
export async function agree(person: SupabaseClient, id: string): Promise<URL> {
  const { data, error } = await person.auth.oauth.approveAuthorization(id);
  if (error !== null) throw error;
  return new URL(data.redirect_url);
}

/** The whole way, as quickly as it goes. */
export async function letIn(program: Program, person: SupabaseClient, scope: string): Promise<ProgramTokens> {
  const asked = await program.request(scope);
  return program.exchange(asked, await agree(person, await openRequest(asked.url)));
}
