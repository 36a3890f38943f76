import type { AuthError, AuthErrorCode } from '../auth-error.ts';

const refusals: ReadonlySet<AuthErrorCode> = new Set([
  'signup_disabled',
  'user_banned',
  'provider_email_needs_verification',
]);

const byStatus: Readonly<Record<number, string>> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  429: 'temporarily_unavailable',
  503: 'temporarily_unavailable',
};

/** What went wrong, in the query and behind the hash: clients of both kinds look in their own place. */
export function backWithError(target: string, error: AuthError, providerError?: string): string {
  const url = new URL(target);
  const kind = refusals.has(error.code)
    ? 'access_denied'
    : (byStatus[error.status] ?? (error.status < 500 ? 'invalid_request' : 'server_error'));
  const said = {
    error: providerError ?? kind,
    error_code: error.code,
    error_description: error.message,
  };
  for (const [name, value] of Object.entries(said)) url.searchParams.set(name, value);
  url.hash = new URLSearchParams(said).toString();
  return url.href;
}

/** Tokens go behind the hash: no server on the way, nor the one that is opened, gets to see them. */
export function backWithTokens(
  target: string,
  session: Readonly<Record<string, unknown>>,
  provider: { accessToken: string; refreshToken: string | undefined },
): string {
  const url = new URL(target);
  const hash = new URLSearchParams();
  for (const name of ['access_token', 'expires_at', 'expires_in', 'refresh_token', 'token_type'])
    hash.set(name, String(session[name]));
  hash.set('provider_token', provider.accessToken);
  if (provider.refreshToken !== undefined) hash.set('provider_refresh_token', provider.refreshToken);
  url.hash = hash.toString();
  return url.href;
}
