import { limitTokens } from '../limits/auth-limits.server.ts';
import { authenticateClient } from '../oauth/authenticate-client.server.ts';
import type { OAuthClient } from '../oauth/clients.server.ts';
import { codeGrant, type GrantOutcome } from '../oauth/code-grant.server.ts';
import { OAuthError } from '../oauth/oauth-error.ts';
import { inOAuthWords } from '../oauth/oauth-wire.server.ts';
import { Parameters, parameterPairs } from '../oauth/parameters.ts';
import { refreshGrant } from '../oauth/refresh-grant.server.ts';
import { revokeToken } from '../oauth/revoke-token.server.ts';
import { type AuthCall, defineVerb } from '../verb.ts';

type Grant = (call: AuthCall, client: OAuthClient, form: Parameters) => Promise<GrantOutcome>;

const grants: Readonly<Record<string, Grant>> = {
  authorization_code: codeGrant,
  refresh_token: refreshGrant,
};

export const oauthToken = defineVerb({
  method: 'POST',
  path: '/oauth/token',
  access: 'anyone',
  form: 'pairs',
  body: parameterPairs,
  handle: inOAuthWords(async (call) => {
    await limitTokens(call);
    const form = new Parameters(call.body);
    const name = form.need('grant_type');
    const grant = Object.hasOwn(grants, name) ? grants[name] : undefined;
    if (grant === undefined)
      throw new OAuthError('unsupported_grant_type', 'Use authorization_code or refresh_token.');
    const client = await authenticateClient(call, form);
    if (!client.grant_types.includes(name))
      throw new OAuthError('unauthorized_client', `This client was registered without ${name}.`);
    const outcome = await grant(call, client, form);
    if ('refused' in outcome) throw outcome.refused;
    return { status: 200, body: outcome.tokens, headers: { Pragma: 'no-cache' } };
  }),
});

export const oauthRevoke = defineVerb({
  method: 'POST',
  path: '/oauth/revoke',
  access: 'anyone',
  form: 'pairs',
  body: parameterPairs,
  handle: inOAuthWords(async (call) => {
    await limitTokens(call);
    const form = new Parameters(call.body);
    const client = await authenticateClient(call, form);
    await revokeToken(call, client, form.need('token'));
    return { status: 200, body: {} };
  }),
});
