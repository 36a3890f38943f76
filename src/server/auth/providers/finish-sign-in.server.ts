import { writeAudit } from '../../audit/write-audit.server.ts';
import type { Tx } from '../../db/database.ts';
import { queries } from '../../db/query-builder.ts';
import { asAuthError } from '../as-auth-error.server.ts';
import { AuthError } from '../auth-error.ts';
import { readCookie } from '../browser-cookie.ts';
import { openFlowSecret, sealFlowSecret } from '../flows/flow-secrets.ts';
import { issueAuthCode } from '../flows/flow-state.server.ts';
import { limitMessages } from '../limits/auth-limits.server.ts';
import { withCode } from '../redirects/redirect-answers.ts';
import { startSession } from '../sessions/start-session.server.ts';
import type { UserRow } from '../users/user.ts';
import type { AuthCall } from '../verb.ts';
import { accountForPerson } from './account-for-person.server.ts';
import type { ProvidedPerson } from './identity-provider.ts';
import { linkPerson } from './link-person.server.ts';
import { type TakenFlow, takeFlow } from './provider-flow.server.ts';
import { backWithError, backWithTokens } from './redirect-back.ts';
import { callbackUrl } from './start-sign-in.server.ts';

/** Where the browser goes next. Every outcome is a redirect: a person is waiting in front of it. */
export async function finishSignIn(call: AuthCall, parameters: URLSearchParams): Promise<string> {
  const { siteUrl } = call.server.auth;
  const state = parameters.get('state') ?? '';
  if (state === '') {
    const missing = new AuthError('bad_oauth_callback', { message: 'OAuth state parameter missing' });
    return backWithError(`${siteUrl}/auth`, missing);
  }
  const flow = await call.server.database.tx('service_role', {}, (tx) =>
    takeFlow(tx, state, readCookie(call, 'flow')),
  );
  if (flow instanceof AuthError) return backWithError(`${siteUrl}/auth`, flow);
  const refusal = parameters.get('error');
  if (refusal !== null) return backWithProviderError(flow, refusal);
  try {
    const person = await identify(call, flow, parameters, state);
    return await admit(call, flow, person);
  } catch (error) {
    const known = asAuthError(error);
    const level = known.status >= 500 ? 'error' : 'info';
    call.server.log[level](
      { err: error, request_id: call.requestId, provider: flow.provider },
      'sign-in failed',
    );
    return backWithError(flow.redirect_to, known);
  }
}

/** The provider's own words are not shown: anybody who starts a sign-in could put words into its mouth. */
function backWithProviderError(flow: TakenFlow, refusal: string): string {
  const kind = /^[a-z_]{1,60}$/.test(refusal) ? refusal : 'server_error';
  const message =
    kind === 'access_denied'
      ? 'The sign-in was cancelled or refused at the provider'
      : 'The provider refused the sign-in. Try again';
  return backWithError(flow.redirect_to, new AuthError('bad_oauth_callback', { message }), kind);
}

async function identify(
  call: AuthCall,
  flow: TakenFlow,
  parameters: URLSearchParams,
  state: string,
): Promise<ProvidedPerson> {
  const provider = call.server.providers.find(flow.provider);
  if (provider === undefined) throw new AuthError('provider_disabled');
  if (!parameters.has('code'))
    throw new AuthError('bad_oauth_callback', { message: 'OAuth callback without an authorization code' });
  return provider.identify({
    redirectUri: callbackUrl(call),
    parameters,
    state,
    nonce: flow.provider_nonce,
    codeVerifier: openFlowSecret(call.server.secrets, flow, 'provider_code_verifier') ?? '',
  });
}

async function admit(call: AuthCall, flow: TakenFlow, person: ProvidedPerson): Promise<string> {
  const { server } = call;
  const mayNeedMessage = flow.linking_user_id === null && !person.isEmailVerified && !server.auth.autoconfirm;
  if (mayNeedMessage && person.email !== undefined) await limitMessages(call, person.email, 'confirmation');
  const outcome = await server.database.tx('service_role', {}, async (tx) => {
    const user =
      flow.linking_user_id === null
        ? await accountForPerson(call, tx, { provider: flow.provider, person, redirectTo: flow.redirect_to })
        : await linkPerson(call, tx, flow.linking_user_id, flow.provider, person);
    return user instanceof AuthError ? user : open(call, tx, flow, person, user);
  });
  if (outcome instanceof AuthError) throw outcome;
  return outcome;
}

async function open(
  call: AuthCall,
  tx: Tx,
  flow: TakenFlow,
  person: ProvidedPerson,
  user: UserRow,
): Promise<string> {
  await writeAudit(tx, call, {
    action: 'user.signed_in',
    actorId: user.id,
    details: { provider: flow.provider },
  });
  if (flow.code_challenge === null)
    return backWithTokens(
      flow.redirect_to,
      await startSession(call, tx, user, 'oauth', { provider: flow.provider }),
      person,
    );
  const { ids, secrets } = call.server;
  const id = ids.uuid();
  await tx.run(
    queries.insertInto('auth.flow_states').values({
      id,
      user_id: user.id,
      authentication_method: 'oauth',
      provider: flow.provider,
      code_challenge: flow.code_challenge,
      code_challenge_method: flow.code_challenge_method,
      provider_access_token: sealFlowSecret(secrets, id, 'provider_access_token', person.accessToken),
      provider_refresh_token: sealFlowSecret(secrets, id, 'provider_refresh_token', person.refreshToken),
      redirect_to: flow.redirect_to,
    }),
  );
  return withCode(flow.redirect_to, await issueAuthCode(tx, id));
}
