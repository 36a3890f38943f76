import { KoraError } from '../../kernel/errors.ts';
import { asKoraError } from '../db/database-fault.server.ts';
import { AuthError } from './auth-error.ts';
import { faultOf } from './token-refusal.ts';

/** Whatever went wrong, in the words of this protocol. */
export function asAuthError(error: unknown): AuthError {
  if (error instanceof AuthError) return error;
  const known = error instanceof KoraError ? error : asKoraError(error);
  if (known.code === 'conflict') return new AuthError('conflict', { cause: error });
  if (known.code === 'invalid_input') return new AuthError('validation_failed', { cause: error });
  if (known.code === 'rate_limited')
    return new AuthError('over_request_rate_limit', {
      cause: error,
      ...(known.retryAfter === undefined ? {} : { retryAfter: known.retryAfter }),
    });
  if (known.code === 'invalid_token')
    return new AuthError('bad_jwt', {
      cause: error,
      ...(faultOf(known) === undefined ? {} : { message: `invalid JWT: ${known.message}` }),
    });
  if (known.code === 'bad_json') return new AuthError('bad_json', { cause: error });
  if (known.status >= 400 && known.status < 500)
    return new AuthError('validation_failed', { cause: error, status: known.status, message: known.message });
  if (known.code === 'timed_out') return new AuthError('request_timeout', { cause: error });
  return new AuthError('unexpected_failure', { cause: error, status: known.status });
}
