import { KoraError } from '../../kernel/errors.ts';
import type { FunctionCall } from '../functions/function-call.ts';
import { AuthError } from './auth-error.ts';
import type { AuthCall } from './verb.ts';

/** A server function that does the auth server's work counts, writes and limits as a request to it would. */
export function callOfFunction({ services, auth, caller, address, requestId }: FunctionCall): AuthCall {
  return {
    server: { ...services, auth },
    body: {},
    query: new URLSearchParams(),
    params: {},
    header: () => undefined,
    caller,
    address,
    requestId,
  };
}

/** Functions speak of errors in one way, whatever stands behind them. */
export async function inKoraErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    if (error.status === 429)
      throw new KoraError('rate_limited', {
        cause: error,
        ...(error.retryAfter === undefined ? {} : { retryAfter: error.retryAfter }),
      });
    if (error.status < 500)
      throw new KoraError(error.code === 'user_already_exists' ? 'conflict' : 'invalid_input', {
        cause: error,
        message: error.message,
      });
    throw error;
  }
}
