import { asAuthError } from '../as-auth-error.server.ts';
import { limitTokens } from '../limits/auth-limits.server.ts';
import { backWithError } from '../providers/redirect-back.ts';
import { startSignIn, wantedProvider, wantedRedirect } from '../providers/start-sign-in.server.ts';
import { defineVerb } from '../verb.ts';

/** A browser is sent here to sign in with another provider; a provider that is down sends it back with an error. */
export const authorize = defineVerb({
  method: 'GET',
  path: '/authorize',
  access: 'anyone',
  async handle(call) {
    await limitTokens(call);
    const provider = wantedProvider(call);
    try {
      return {
        status: 302,
        location: await startSignIn(call, provider, { linkingUserId: null, isInBrowser: true }),
      };
    } catch (error) {
      const known = asAuthError(error);
      if (known.code === 'validation_failed') throw known;
      call.server.log.error(
        { err: error, request_id: call.requestId, provider: provider.name },
        'sign-in not begun',
      );
      return { status: 302, location: backWithError(wantedRedirect(call), known) };
    }
  },
});
