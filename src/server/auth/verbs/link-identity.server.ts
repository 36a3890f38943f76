import { AuthError } from '../auth-error.ts';
import { limitTokens } from '../limits/auth-limits.server.ts';
import { startSignIn, wantedProvider } from '../providers/start-sign-in.server.ts';
import { currentSession } from '../sessions/current-session.server.ts';
import { defineVerb } from '../verb.ts';

/** A signed-in person begins to add another way to sign in. */
export const linkIdentity = defineVerb({
  method: 'GET',
  path: '/user/identities/authorize',
  access: 'session',
  async handle(call) {
    if (call.server.providers.isEmpty) throw new AuthError('manual_linking_disabled');
    await limitTokens(call);
    const provider = wantedProvider(call);
    const { user } = await call.server.database.tx('service_role', {}, (tx) => currentSession(call, tx));
    const url = await startSignIn(call, provider, user.id);
    if (call.query.get('skip_http_redirect') === 'true') return { status: 200, body: { url } };
    return { status: 302, location: url };
  },
});
