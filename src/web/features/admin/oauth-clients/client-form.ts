import type { CreateOAuthClientParams, OAuthClient } from '@supabase/supabase-js';
import { oauthScopeNames } from '../../../../catalog/oauth-scopes.ts';

export type AuthMethod = OAuthClient['token_endpoint_auth_method'];

/** What an admin fills in. */
export interface ClientForm {
  name: string;
  uri: string;
  /** One address a line. */
  redirects: string;
  method: AuthMethod;
  scopes: readonly string[];
}

export const emptyForm: ClientForm = {
  name: '',
  uri: '',
  redirects: '',
  method: 'client_secret_basic',
  scopes: oauthScopeNames,
};

export function formOf(client: OAuthClient): ClientForm {
  return {
    name: client.client_name,
    uri: client.client_uri ?? '',
    redirects: client.redirect_uris.join('\n'),
    method: client.token_endpoint_auth_method,
    scopes: client.scope === undefined ? oauthScopeNames : client.scope.split(' '),
  };
}

/** As the server takes it. All scopes are written as none: what is added later is then allowed, too. */
export function parametersOf({ name, uri, redirects, method, scopes }: ClientForm): CreateOAuthClientParams {
  return {
    client_name: name.trim(),
    client_uri: uri.trim(),
    redirect_uris: redirects
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
    token_endpoint_auth_method: method,
    scope: oauthScopeNames.every((one) => scopes.includes(one)) ? '' : scopes.join(' '),
  };
}
