import { oauthScopeNames, toolScopes } from '../../../catalog/oauth-scopes.ts';
import type { AuthConfig } from '../auth-config.ts';

const claims =
  'sub iss aud exp iat auth_time nonce at_hash name picture updated_at email email_verified phone_number phone_number_verified'.split(
    ' ',
  );

type Described = Pick<AuthConfig, 'issuer' | 'siteUrl'>;

/** What a program needs to know to ask for access: RFC 8414 and OpenID Connect Discovery in one. */
export function serverMetadata({ issuer }: Described, registration: boolean): Record<string, unknown> {
  return {
    issuer,
    authorization_endpoint: `${issuer}/oauth/authorize`,
    token_endpoint: `${issuer}/oauth/token`,
    revocation_endpoint: `${issuer}/oauth/revoke`,
    userinfo_endpoint: `${issuer}/oauth/userinfo`,
    jwks_uri: `${issuer}/.well-known/jwks.json`,
    ...(registration ? { registration_endpoint: `${issuer}/oauth/clients/register` } : {}),
    scopes_supported: oauthScopeNames,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['none', 'client_secret_basic', 'client_secret_post'],
    revocation_endpoint_auth_methods_supported: ['none', 'client_secret_basic', 'client_secret_post'],
    authorization_response_iss_parameter_supported: true,
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['ES256'],
    claims_supported: claims,
    request_parameter_supported: false,
    request_uri_parameter_supported: false,
  };
}

/** RFC 9728: where tokens for what this server keeps are had. */
export function resourceMetadata({ issuer, siteUrl }: Described): Record<string, unknown> {
  return {
    resource: siteUrl,
    authorization_servers: [issuer],
    scopes_supported: oauthScopeNames,
    bearer_methods_supported: ['header'],
  };
}

/** The same for programs that work by tools: they need other scopes, and know this resource by its own address. */
export function toolsMetadata({ issuer, siteUrl }: Described): Record<string, unknown> {
  return {
    resource: `${siteUrl}/mcp`,
    authorization_servers: [issuer],
    scopes_supported: toolScopes,
    bearer_methods_supported: ['header'],
  };
}
