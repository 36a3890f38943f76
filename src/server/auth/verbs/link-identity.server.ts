import { limitTokens } from '../limits/auth-limits.server.ts';
import { needManualLinking } from '../providers/manual-linking.ts';
import { startSignIn, wantedProvider } from '../providers/start-sign-in.server.ts';
import { currentSession } from '../sessions/current-session.server.ts';
import { defineVerb } from '../verb.ts';

/** A signed-in person begins to add another way to sign in. */
export const linkIdentity = defineVerb({
  method: 'GET',
  path: '/user/identities/authorize',
  access: 'session',
  async handle(call) {
    needManualLinking(call);
    await limitTokens(call);
    const provider = wantedProvider(call);
    const { user } = await call.server.database.tx('service_role', {}, (tx) => currentSession(call, tx));
    const wantsAddress = call.query.get('skip_http_redirect') === 'true';
    // Another site's page and an app of the operator's keep no cookie of ours.
    const isInBrowser = !wantsAddress || call.header('sec-fetch-site') === 'same-origin';
    const url = await startSignIn(call, provider, { linkingUserId: user.id, isInBrowser });
    if (wantsAddress) return { status: 200, body: { url } };
    return { status: 302, location: url };
  },
});
