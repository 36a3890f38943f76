import type { AuthError } from '../auth-error.ts';

const oauthErrors: Readonly<Record<number, string>> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  500: 'server_error',
  503: 'temporarily_unavailable',
};

/** Tokens go behind the hash: no server on the way, nor the one that is opened, gets to see them. */
export function withTokens(target: string, session: Readonly<Record<string, unknown>>, type: string): string {
  const url = new URL(target);
  const hash = new URLSearchParams();
  for (const name of ['access_token', 'expires_at', 'expires_in', 'refresh_token', 'token_type'])
    hash.set(name, String(session[name]));
  hash.set('type', type);
  url.hash = hash.toString();
  return url.href;
}

export function withCode(target: string, code: string): string {
  const url = new URL(target);
  url.searchParams.set('code', code);
  return url.href;
}

/** A browser that waits for a code reads the query; every other reads the hash. */
export function withMessage(target: string, message: string, isPkce: boolean): string {
  const url = new URL(target);
  if (isPkce) url.searchParams.set('message', message);
  url.hash = new URLSearchParams({ message }).toString();
  return url.href;
}

export function withError(target: string, error: AuthError, isPkce: boolean): string {
  const url = new URL(target);
  const said = new URLSearchParams({
    error: oauthErrors[error.status] ?? (error.status < 500 ? 'access_denied' : 'server_error'),
    error_code: error.code,
    error_description: error.message,
  }).toString();
  if (isPkce) url.search = said;
  url.hash = said;
  return url.href;
}
