import * as client from 'openid-client';
import { z } from 'zod';
import { limits } from '../../../kernel/limits.ts';
import { AuthError } from '../auth-error.ts';
import type { GitHubPlan } from './enabled-providers.ts';
import { fetchFromProvider } from './fetch-from-provider.server.ts';
import type { IdentityProvider, ProvidedPerson, SignInAnswer } from './identity-provider.ts';
import { providerFault } from './provider-fault.server.ts';
import { identityData, readEmail } from './read-person.ts';

const userSchema = z.object({
  id: z.number().int().positive(),
  login: z.string(),
  name: z.string().nullish(),
  avatar_url: z.string().nullish(),
});

const emailsSchema = z.array(
  z.object({ email: z.string(), primary: z.boolean().default(false), verified: z.boolean().default(false) }),
);

/** GitHub speaks OAuth without OpenID: who somebody is must be asked at its API. */
export function githubProvider(plan: GitHubPlan): IdentityProvider {
  const config = new client.Configuration(
    {
      issuer: plan.site,
      authorization_endpoint: `${plan.site}/login/oauth/authorize`,
      token_endpoint: `${plan.site}/login/oauth/access_token`,
    },
    plan.clientId,
    plan.clientSecret,
    client.ClientSecretPost(plan.clientSecret),
  );
  config[client.customFetch] = fetchFromProvider;
  config.timeout = limits.providers.timeoutMs / 1_000;
  if (plan.site.startsWith('http:')) client.allowInsecureRequests(config);

  return {
    name: plan.name,
    label: plan.label,
    async signInUrl(request) {
      return client.buildAuthorizationUrl(config, {
        ...request.extra,
        redirect_uri: request.redirectUri,
        scope: [...new Set([...plan.scopes, ...request.scopes])].join(' '),
        state: request.state,
        code_challenge: await client.calculatePKCECodeChallenge(request.codeVerifier),
        code_challenge_method: 'S256',
      });
    },
    async identify(answer) {
      try {
        return await exchange(plan, config, answer);
      } catch (error) {
        throw providerFault(error);
      }
    },
  };
}

async function exchange(
  plan: GitHubPlan,
  config: client.Configuration,
  answer: SignInAnswer,
): Promise<ProvidedPerson> {
  const url = new URL(answer.redirectUri);
  for (const name of ['code', 'state']) {
    for (const value of answer.parameters.getAll(name)) url.searchParams.append(name, value);
  }
  const tokens = await client.authorizationCodeGrant(config, url, {
    expectedState: answer.state,
    pkceCodeVerifier: answer.codeVerifier,
  });
  const token = tokens.access_token;
  const user = userSchema.parse(await ask(config, token, `${plan.api}/user`));
  const emails = emailsSchema.parse(await ask(config, token, `${plan.api}/user/emails`));
  const chosen = emails.find(({ primary }) => primary) ?? emails[0];
  const email = readEmail(chosen?.email);
  const isVerified = email !== undefined && chosen?.verified === true;
  const subject = String(user.id);
  const claims = { name: user.name, preferred_username: user.login, picture: user.avatar_url };
  return {
    subject,
    email,
    isEmailVerified: isVerified,
    data: identityData(plan.api, subject, claims, email, isVerified),
    accessToken: token,
    refreshToken: tokens.refresh_token,
  };
}

async function ask(config: client.Configuration, token: string, address: string): Promise<unknown> {
  const answer = await client.fetchProtectedResource(
    config,
    token,
    new URL(address),
    'GET',
    null,
    new Headers({ accept: 'application/vnd.github+json' }),
  );
  if (answer.status !== 200)
    throw new AuthError('bad_oauth_callback', { cause: new Error(`${answer.status}`) });
  return answer.json();
}
