import { AuthApiError, AuthRetryableFetchError, AuthSessionMissingError } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import { isSessionError } from './is-session-error.ts';

describe('isSessionError', () => {
  it.each([
    new AuthSessionMissingError(),
    new AuthApiError('User from sub claim in JWT does not exist', 403, 'user_not_found'),
    new AuthApiError('invalid JWT', 401, 'bad_jwt'),
    new AuthApiError('Invalid Refresh Token: Already Used', 400, 'refresh_token_already_used'),
  ])('takes $message for the end of the session', (error) => {
    expect(isSessionError(error)).toBe(true);
  });

  it.each([
    new AuthRetryableFetchError('Failed to fetch', 0),
    new AuthRetryableFetchError('Bad gateway', 502),
    new AuthApiError('Request rate limit reached', 429, 'over_request_rate_limit'),
    new AuthApiError('Unexpected failure', 500, 'unexpected_failure'),
    new TypeError('Failed to fetch'),
    undefined,
  ])('does not take %s for it', (error) => {
    expect(isSessionError(error)).toBe(false);
  });
});
