import type { AuthAnswer } from '../verb.ts';

/** Errors in the words of OAuth (RFC 6749, 5.2, and those that build on it). */
export type OAuthErrorCode =
  | 'access_denied'
  | 'interaction_required'
  | 'invalid_client'
  | 'invalid_client_metadata'
  | 'invalid_grant'
  | 'invalid_redirect_uri'
  | 'invalid_request'
  | 'invalid_scope'
  | 'invalid_target'
  | 'invalid_token'
  | 'insufficient_scope'
  | 'request_not_supported'
  | 'request_uri_not_supported'
  | 'temporarily_unavailable'
  | 'unauthorized_client'
  | 'unsupported_grant_type'
  | 'unsupported_response_type'
  | 'unsupported_token_type';

type RefusalStatus = 400 | 401 | 403 | 404 | 429;

export class OAuthError extends Error {
  readonly code: OAuthErrorCode;
  readonly status: RefusalStatus;
  readonly headers: Record<string, string>;

  /** The description is for whoever writes the program: it says what to do about it. */
  constructor(
    code: OAuthErrorCode,
    description: string,
    more: { status?: RefusalStatus; headers?: Record<string, string> } = {},
  ) {
    super(description);
    this.name = 'OAuthError';
    this.code = code;
    this.status = more.status ?? 400;
    this.headers = more.headers ?? {};
  }

  answer(): AuthAnswer {
    return {
      status: this.status,
      body: { error: this.code, error_description: this.message },
      headers: { Pragma: 'no-cache', ...this.headers },
    };
  }
}
