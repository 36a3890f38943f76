import { z } from 'zod';
import { writeAudit } from '../../audit/write-audit.server.ts';
import { AuthError } from '../auth-error.ts';
import { openFlowSecret } from '../flows/flow-secrets.ts';
import { redeemAuthCode } from '../flows/flow-state.server.ts';
import { startSession } from '../sessions/start-session.server.ts';
import { findUserById } from '../users/find-user.server.ts';
import type { AuthCall } from '../verb.ts';

const bodySchema = z.object({
  auth_code: z.string().min(1).max(200),
  code_verifier: z.string().min(1).max(200),
});

type Outcome = { session: Record<string, unknown> } | { refused: AuthError };

export async function pkceGrant(call: AuthCall): Promise<Record<string, unknown>> {
  const parsed = bodySchema.safeParse(call.body);
  if (!parsed.success)
    throw new AuthError('validation_failed', {
      message: 'invalid request: both auth code and code verifier should be non-empty',
    });
  const { auth_code: code, code_verifier: verifier } = parsed.data;
  const outcome = await call.server.database.tx('service_role', {}, async (tx): Promise<Outcome> => {
    const redeemed = await redeemAuthCode(tx, code, verifier);
    if ('refused' in redeemed) return redeemed;
    const { flow } = redeemed;
    const user = await findUserById(tx, flow.user_id);
    if (user === undefined) return { refused: new AuthError('user_not_found') };
    if (user.banned_until !== null && user.banned_until > call.server.clock.now())
      return { refused: new AuthError('user_banned') };
    const method = flow.provider === null ? 'otp' : 'oauth';
    await writeAudit(tx, call, {
      action: 'user.signed_in',
      actorId: user.id,
      details: { method, flow: 'pkce' },
    });
    const session = await startSession(call, tx, user, method, { provider: flow.provider ?? undefined });
    const { secrets } = call.server;
    const providerToken = openFlowSecret(secrets, flow, 'provider_access_token');
    const providerRefreshToken = openFlowSecret(secrets, flow, 'provider_refresh_token');
    return {
      session: {
        ...session,
        ...(providerToken === undefined ? {} : { provider_token: providerToken }),
        ...(providerRefreshToken === undefined ? {} : { provider_refresh_token: providerRefreshToken }),
      },
    };
  });
  if ('refused' in outcome) throw outcome.refused;
  return outcome.session;
}
