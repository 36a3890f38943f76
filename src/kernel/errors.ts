/** One error class, a closed list of codes, one exhaustive table to status and text. */

const catalogue = {
  bad_request: { status: 400, text: 'The request could not be understood. Check it and send it again.' },
  bad_json: { status: 400, text: 'The body is not valid JSON. Check it and send it again.' },
  bad_path: { status: 400, text: 'The address contains characters that are not allowed.' },
  invalid_input: { status: 422, text: 'Some of the values are not valid. Correct them and send again.' },
  unauthenticated: { status: 401, text: 'Sign in to do this.' },
  invalid_token: { status: 401, text: 'Your session is not valid any more. Sign in again.' },
  forbidden: { status: 403, text: 'You do not have access to this.' },
  insufficient_aal: {
    status: 403,
    text: 'Sign in with your second factor to do this: sign out and in again, and enter its code.',
  },
  not_found: { status: 404, text: 'There is nothing at this address.' },
  method_not_allowed: { status: 405, text: 'This address does not take that method.' },
  conflict: { status: 409, text: 'This was changed in the meantime. Reload it and try again.' },
  rule_broken: { status: 422, text: 'A rule of this app does not allow this. Change it and try again.' },
  body_too_large: { status: 413, text: 'The request is larger than allowed.' },
  uri_too_long: { status: 414, text: 'The address is longer than allowed.' },
  unsupported_media_type: { status: 415, text: 'This address takes JSON.' },
  rate_limited: { status: 429, text: 'Too many requests. Wait a moment and try again.' },
  internal: {
    status: 500,
    text: 'Something went wrong on our side. Try again; if it stays, contact support.',
  },
  unavailable: { status: 503, text: 'The service is not ready. Try again in a moment.' },
  database_busy: { status: 503, text: 'The database is busy. Try again in a moment.' },
  timed_out: { status: 504, text: 'This took too long and was stopped. Nothing was changed.' },
  storage_full: { status: 507, text: 'The disk is full. Free some space, then try again.' },
  mail_failed: { status: 502, text: 'The message could not be sent. It was not delivered to anybody.' },
  storage_failed: { status: 502, text: 'The file store did not answer as expected. Try again in a moment.' },
} as const satisfies Record<string, { status: number; text: string }>;

export type ErrorCode = keyof typeof catalogue;

export const errorCodes = Object.keys(catalogue) as ErrorCode[];

export interface ErrorDetails {
  /** Replaces the text of the catalogue; it tells the reader what to do next. */
  message?: string;
  /** Machine-readable particulars, safe to show to the caller. */
  details?: unknown;
  /** Seconds after which trying again makes sense. */
  retryAfter?: number;
  cause?: unknown;
}

export interface ErrorBody {
  code: ErrorCode;
  message: string;
  details?: unknown;
  request_id?: string;
}

export class KoraError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: unknown;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, more: ErrorDetails = {}) {
    super(more.message ?? catalogue[code].text, more.cause === undefined ? undefined : { cause: more.cause });
    this.name = 'KoraError';
    this.code = code;
    this.status = catalogue[code].status;
    this.details = more.details;
    this.retryAfter = more.retryAfter;
  }

  body(requestId?: string): ErrorBody {
    return {
      code: this.code,
      message: this.message,
      ...(this.details === undefined ? {} : { details: this.details }),
      ...(requestId === undefined ? {} : { request_id: requestId }),
    };
  }
}
