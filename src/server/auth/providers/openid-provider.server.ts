import * as client from 'openid-client';
import { z } from 'zod';
import { limits } from '../../../kernel/limits.ts';
import { AuthError } from '../auth-error.ts';
import type { OpenIdPlan } from './enabled-providers.ts';
import { fetchFromProvider } from './fetch-from-provider.server.ts';
import type { IdentityProvider, ProvidedPerson, SignInAnswer, SignInRequest } from './identity-provider.ts';
import { providerFault } from './provider-fault.server.ts';
import { type ClaimSet, identityData, isEmailVerified, readEmail } from './read-person.ts';
import { type ProviderKeys, providerKeys, verifyIdToken } from './verify-id-token.server.ts';

/** Any provider that speaks OpenID Connect. What it says about itself is fetched when it is first needed. */
export function openIdProvider(plan: OpenIdPlan, now: () => number = Date.now): IdentityProvider {
  let keys: { address: string; set: ProviderKeys } | undefined;
  let known: { configuration: Promise<client.Configuration>; until: number } | undefined;

  async function configuration(): Promise<client.Configuration> {
    if (known === undefined || known.until < now()) {
      known = { configuration: discover(plan), until: now() + limits.providers.metadataMs };
    }
    try {
      return await known.configuration;
    } catch (error) {
      known = undefined;
      throw providerFault(error);
    }
  }

  async function keysAt(address: string): Promise<ProviderKeys> {
    if (keys?.address !== address) keys = { address, set: providerKeys(address) };
    return keys.set;
  }

  return {
    name: plan.name,
    label: plan.label,
    issuer: plan.issuer.replace(/\/+$/, ''),
    answersByForm: plan.formPost,
    async identifyByToken(given) {
      const config = await configuration();
      const { issuer, jwks_uri: address } = config.serverMetadata();
      if (address === undefined) throw providerFault(new TypeError('The provider names no keys.'));
      try {
        const about = { issuer, keys: await keysAt(address) };
        const { claims, expiresAt } = await verifyIdToken(plan, about, given);
        const told =
          given.accessToken === undefined
            ? claims
            : await withUserInfo(plan, config, claims, given.accessToken);
        const person = personOf(plan, claims, told, {});
        return {
          person: { ...person, accessToken: given.accessToken ?? '', refreshToken: undefined },
          expiresAt,
        };
      } catch (error) {
        throw providerFault(error);
      }
    },
    async signInUrl(request) {
      const config = await configuration();
      return client.buildAuthorizationUrl(config, await signInParameters(plan, config, request));
    },
    async identify(answer) {
      const config = await configuration();
      try {
        return await exchange(plan, config, answer);
      } catch (error) {
        throw providerFault(error);
      }
    },
  };
}

async function discover(plan: OpenIdPlan): Promise<client.Configuration> {
  const issuer = new URL(plan.issuer);
  const isPlain = issuer.protocol === 'http:';
  const found = await client.discovery(issuer, plan.clientId, undefined, client.None(), {
    [client.customFetch]: fetchFromProvider,
    timeout: limits.providers.timeoutMs / 1_000,
    execute: isPlain ? [client.allowInsecureRequests] : [],
  });
  const methods = found.serverMetadata().token_endpoint_auth_methods_supported;
  const byHeader = methods === undefined || methods.includes('client_secret_basic');
  const { supportsPKCE: _pkce, ...metadata } = found.serverMetadata();
  const config = new client.Configuration(
    metadata,
    plan.clientId,
    plan.clientSecret,
    byHeader ? client.ClientSecretBasic(plan.clientSecret) : client.ClientSecretPost(plan.clientSecret),
  );
  config[client.customFetch] = fetchFromProvider;
  config.timeout = limits.providers.timeoutMs / 1_000;
  if (isPlain) client.allowInsecureRequests(config);
  // The token comes straight from the provider, yet its signature is checked as well: it is what names the person.
  client.enableNonRepudiationChecks(config);
  return config;
}

async function signInParameters(
  plan: OpenIdPlan,
  config: client.Configuration,
  request: SignInRequest,
): Promise<Record<string, string>> {
  const withPkce = config.serverMetadata().supportsPKCE();
  return {
    ...request.extra,
    ...(plan.formPost ? { response_mode: 'form_post' } : {}),
    ...(withPkce
      ? {
          code_challenge: await client.calculatePKCECodeChallenge(request.codeVerifier),
          code_challenge_method: 'S256',
        }
      : {}),
    redirect_uri: request.redirectUri,
    scope: [...new Set([...plan.scopes, ...request.scopes])].join(' '),
    state: request.state,
    nonce: request.nonce,
  };
}

async function exchange(
  plan: OpenIdPlan,
  config: client.Configuration,
  answer: SignInAnswer,
): Promise<ProvidedPerson> {
  const url = new URL(answer.redirectUri);
  for (const name of ['code', 'state', 'iss']) {
    for (const value of answer.parameters.getAll(name)) url.searchParams.append(name, value);
  }
  const tokens = await client.authorizationCodeGrant(config, url, {
    expectedState: answer.state,
    expectedNonce: answer.nonce,
    idTokenExpected: true,
    ...(config.serverMetadata().supportsPKCE() ? { pkceCodeVerifier: answer.codeVerifier } : {}),
  });
  const token = tokens.claims();
  if (token === undefined) throw new AuthError('bad_oauth_callback');
  const claims = await withUserInfo(plan, config, token, tokens.access_token);
  const person = personOf(plan, token, claims, nameFromForm(plan, answer.parameters));
  return { ...person, accessToken: tokens.access_token, refreshToken: tokens.refresh_token };
}

function personOf(
  plan: OpenIdPlan,
  { iss, sub }: { iss: string; sub: string },
  claims: ClaimSet,
  more: ClaimSet,
): Omit<ProvidedPerson, 'accessToken' | 'refreshToken'> {
  const email = readEmail(claims['email']);
  const isVerified = email !== undefined && isEmailVerified(claims, plan.emailTrust);
  return {
    subject: sub,
    email,
    isEmailVerified: isVerified,
    data: identityData(iss, sub, { ...more, ...claims }, email, isVerified),
  };
}

/**
 * Some providers put no address into the token and tell it only when asked. The address and whether it is verified
 * are taken from the same place, never mixed.
 */
async function withUserInfo(
  plan: OpenIdPlan,
  config: client.Configuration,
  token: ClaimSet & { sub: string },
  accessToken: string,
): Promise<ClaimSet> {
  const isEnough =
    token['email'] !== undefined && (plan.emailTrust !== 'claim' || token['email_verified'] !== undefined);
  if (isEnough || config.serverMetadata().userinfo_endpoint === undefined) return token;
  const told = await client.fetchUserInfo(config, accessToken, token.sub);
  const { email: _email, email_verified: _verified, ...rest } = token;
  return told.email === undefined ? token : { ...told, ...rest };
}

const appleUser = z.object({
  name: z.object({ firstName: z.string().optional(), lastName: z.string().optional() }).optional(),
});

/** Apple tells the name once, beside the token and unsigned: good enough to greet somebody, and for nothing else. */
function nameFromForm(plan: OpenIdPlan, parameters: URLSearchParams): ClaimSet {
  const said = parameters.get('user');
  if (!plan.formPost || said === null) return {};
  try {
    const { name } = appleUser.parse(JSON.parse(said));
    return { given_name: name?.firstName, family_name: name?.lastName };
  } catch {
    return {};
  }
}
