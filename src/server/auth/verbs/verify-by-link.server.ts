import { asAuthError } from '../as-auth-error.server.ts';
import { AuthError } from '../auth-error.ts';
import { issueAuthCode } from '../flows/flow-state.server.ts';
import { limitVerifications } from '../limits/auth-limits.server.ts';
import { pkcePrefix } from '../one-time/issue-one-time.server.ts';
import { useLink } from '../one-time/use-one-time.server.ts';
import { withCode, withError, withMessage, withTokens } from '../redirects/redirect-answers.ts';
import { redirectTarget } from '../redirects/redirect-target.ts';
import { startSession } from '../sessions/start-session.server.ts';
import { type AuthCall, defineVerb } from '../verb.ts';
import { otherMustAgree } from '../verification/agree-to-email-change.server.ts';
import { kindsOfType, verifyOneTime } from '../verification/verify-one-time.server.ts';

/** The link in a message: the browser is sent on, with what it needs or with what went wrong. */
export const verifyByLink = defineVerb({
  method: 'GET',
  path: '/verify',
  access: 'anyone',
  async handle(call) {
    const target = redirectTarget(call.server.auth, call.query.get('redirect_to'));
    const token = call.query.get('token') ?? call.query.get('token_hash') ?? '';
    const isPkce = token.startsWith(pkcePrefix);
    try {
      return { status: 303, location: await follow(call, token, target) };
    } catch (cause) {
      const error = asAuthError(cause);
      if (error.status >= 500) throw cause;
      return { status: 303, location: withError(target, error, isPkce) };
    }
  },
});

async function follow(call: AuthCall, token: string, target: string): Promise<string> {
  const type = call.query.get('type') ?? '';
  const kinds = kindsOfType(type);
  await limitVerifications(call);
  return call.server.database.tx('service_role', {}, async (tx) => {
    const row = await useLink(tx, token, kinds);
    if (row === undefined)
      throw new AuthError('otp_expired', { message: 'Email link is invalid or has expired' });
    const isPkce = row.flow_state_id !== null;
    const user = await verifyOneTime(call, tx, row);
    if (user === undefined) return withMessage(target, otherMustAgree, isPkce);
    if (row.flow_state_id !== null) return withCode(target, await issueAuthCode(tx, row.flow_state_id));
    return withTokens(target, await startSession(call, tx, user, 'otp'), type);
  });
}
