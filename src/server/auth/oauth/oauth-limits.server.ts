import { limits } from '../../../kernel/limits.ts';
import { AuthError } from '../auth-error.ts';
import { limitKeyOf } from '../limit-key.ts';
import { consume, refund, type Use } from '../limits/consume.server.ts';
import type { AuthCall } from '../verb.ts';

const { oauth } = limits;

/** Counted in the database, so that they hold on every server. */
async function count(call: AuthCall, use: Use): Promise<void> {
  const retryAfter = await consume(call.server.database, [use]);
  if (retryAfter !== undefined) throw new AuthError('over_request_rate_limit', { retryAfter });
}

export function limitAuthorizations(call: AuthCall): Promise<void> {
  return count(call, {
    key: `oauth-authorize:address:${limitKeyOf(call.address)}`,
    limit: oauth.authorizationsPerAddress,
    windowSeconds: oauth.authorizationWindowSeconds,
  });
}

export function limitRegistrations(call: AuthCall): Promise<void> {
  return count(call, {
    key: `oauth-register:address:${limitKeyOf(call.address)}`,
    limit: oauth.registrationsPerAddress,
    windowSeconds: oauth.registrationWindowSeconds,
  });
}

/** Counted as wrong before it is looked at; what was right is given back. Nobody else can use up a client's tries. */
export async function countSecretTry(call: AuthCall, clientId: string): Promise<() => Promise<void>> {
  const use = {
    key: `oauth-secret:${clientId}:${limitKeyOf(call.address)}`,
    limit: oauth.failuresPerClient,
    windowSeconds: oauth.failureWindowSeconds,
  };
  await count(call, use);
  return () => refund(call.server.database, [use]);
}
