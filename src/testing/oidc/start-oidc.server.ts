import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { Provider } from 'oidc-provider';

interface OidcAccount {
  email?: string;
  email_verified?: boolean;
  name?: string;
  picture?: string;
  preferred_username?: string;
}

export interface RunningOidc {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** By subject; the hint of the sign-in (`login_hint`) chooses who signs in. Tests may add some. */
  accounts: Map<string, OidcAccount>;
  /** An app of the operator's on a phone, which signs in with the provider by itself. */
  phoneApp: { clientId: string; redirectUri: string };
  /** Any token, signed with the provider's newest key. */
  sign(claims: Record<string, unknown>): Promise<string>;
  /** Must be called before the first sign-in: the address is known only when the server under test runs. Again, it takes a new key. */
  trust(redirectUri: string): Promise<void>;
  stop(): Promise<void>;
}

export interface OidcBehaviour {
  /** Addresses stand in the ID token; otherwise they must be asked for. */
  claimsInToken?: boolean;
}

/**
 * A real OpenID Connect provider on a free port. Everybody who is named by `login_hint` is signed in and agrees at
 * once; `nobody` refuses.
 */
export async function startOidc({ claimsInToken = false }: OidcBehaviour = {}): Promise<RunningOidc> {
  let handle: ((request: IncomingMessage, response: ServerResponse) => void) | undefined;
  const server = createServer((request, response) => {
    if (handle === undefined) response.writeHead(503).end();
    else handle(request, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = { clientId: 'kora', clientSecret: 'a-secret:with/odd characters' };
  const accounts = new Map<string, OidcAccount>();
  const phoneApp = { clientId: 'kora-phone', redirectUri: 'https://phone.example/signed-in' };
  let keysMade = 0;
  let signing: { privateKey: CryptoKey; kid: string } | undefined;

  return {
    issuer,
    ...client,
    accounts,
    phoneApp,
    async sign(claims) {
      if (signing === undefined) throw new Error('The provider has no key yet.');
      return new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', kid: signing.kid })
        .sign(signing.privateKey);
    },
    async trust(redirectUri) {
      keysMade += 1;
      const { privateKey } = await generateKeyPair('RS256', { extractable: true });
      signing = { privateKey, kid: `test-${keysMade}` };
      const parts = { issuer, ...client, accounts, phoneApp, redirectUri, claimsInToken, signing };
      const provider = await createProvider(parts);
      const answer = provider.callback();
      handle = (request, response) => {
        if (request.url?.startsWith('/interaction/') === true)
          void finishInteraction(provider, request, response);
        else answer(request, response);
      };
    },
    async stop() {
      if (!server.listening) return;
      const closed = new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
      server.closeAllConnections();
      await closed;
    },
  };
}

interface ProviderParts {
  issuer: string;
  clientId: string;
  clientSecret: string;
  accounts: Map<string, OidcAccount>;
  redirectUri: string;
  claimsInToken: boolean;
  phoneApp: RunningOidc['phoneApp'];
  signing: { privateKey: CryptoKey; kid: string };
}

async function createProvider(parts: ProviderParts): Promise<Provider> {
  const { privateKey, kid } = parts.signing;
  const provider = new Provider(parts.issuer, {
    clients: [
      {
        client_id: parts.clientId,
        client_secret: parts.clientSecret,
        redirect_uris: [parts.redirectUri],
        grant_types: ['authorization_code', 'refresh_token'],
      },
      {
        client_id: parts.phoneApp.clientId,
        redirect_uris: [parts.phoneApp.redirectUri],
        token_endpoint_auth_method: 'none',
      },
    ],
    cookies: { keys: ['only for tests'] },
    jwks: { keys: [{ ...(await exportJWK(privateKey)), kid, alg: 'RS256', use: 'sig' }] },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'picture', 'preferred_username'],
    },
    conformIdTokenClaims: !parts.claimsInToken,
    ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    async findAccount(_ctx, id) {
      const account = parts.accounts.get(id);
      if (account === undefined) return undefined;
      return { accountId: id, claims: async () => ({ sub: id, ...account }) };
    },
    async loadExistingGrant({ oidc }) {
      const grant = new provider.Grant({
        accountId: oidc.session.accountId,
        clientId: oidc.client.clientId,
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  return provider;
}

async function finishInteraction(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const { params } = await provider.interactionDetails(request, response);
    const who = String(params['login_hint'] ?? '');
    await provider.interactionFinished(
      request,
      response,
      who === 'nobody'
        ? { error: 'access_denied', error_description: 'Call +1 555 and tell them your password' }
        : { login: { accountId: who } },
    );
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
}
