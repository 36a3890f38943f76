import { AuthError } from '../auth-error.ts';

const unreachable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'UND_ERR_SOCKET',
  'UND_ERR_CONNECT_TIMEOUT',
  'OAUTH_TIMEOUT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
]);

/**
 * Whether trying again later can help, or the answer itself is wrong. What exactly was wrong is for the log: the
 * person cannot do anything about it, and an attacker should not learn it.
 */
export function providerFault(error: unknown): AuthError {
  if (error instanceof AuthError) return error;
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const code = 'code' in at ? String(at.code) : '';
    const status = at.cause instanceof Response ? at.cause.status : undefined;
    const isDown = code === 'OAUTH_RESPONSE_IS_NOT_CONFORM' ? (status ?? 0) >= 500 : unreachable.has(code);
    if (isDown || at.name === 'TimeoutError') {
      return new AuthError('unexpected_failure', {
        status: 503,
        message: 'The sign-in provider does not answer. Try again in a moment',
        cause: error,
      });
    }
  }
  return new AuthError('bad_oauth_callback', { cause: error });
}
