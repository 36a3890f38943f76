import { asAuthError } from '../as-auth-error.server.ts';
import { AuthError } from '../auth-error.ts';
import type { AuthAnswer, AuthCall } from '../verb.ts';
import { OAuthError } from './oauth-error.ts';

type Handle<Body> = (call: AuthCall<Body>) => Promise<AuthAnswer>;

/** Nothing of this exists while the operator has switched it off. */
export function whileServed<Body>(handle: Handle<Body>): Handle<Body> {
  return async (call) => {
    if (!call.server.settings.AUTH_OAUTH_SERVER)
      throw new AuthError('feature_disabled', { message: 'The OAuth server is switched off on this server' });
    return handle(call);
  };
}

/** For what programs of others talk to: refusals in OAuth's words. Faults of our own go the usual way, to the log. */
export function inOAuthWords<Body>(handle: Handle<Body>): Handle<Body> {
  return whileServed(async (call) => {
    try {
      return await handle(call);
    } catch (error) {
      if (error instanceof OAuthError) return error.answer();
      const known = asAuthError(error);
      if (known.status >= 500) throw error;
      if (known.status === 429)
        return new OAuthError('temporarily_unavailable', 'Too many requests. Wait and try again.', {
          status: 429,
          headers: known.retryAfter === undefined ? {} : { 'Retry-After': String(known.retryAfter) },
        }).answer();
      return new OAuthError('invalid_request', known.message).answer();
    }
  });
}
