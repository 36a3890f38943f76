import { limits } from '../../../kernel/limits.ts';
import { AuthError } from '../auth-error.ts';
import { limitKeyOf } from '../limit-key.ts';
import { consume, refund, type Use } from '../limits/consume.server.ts';
import type { AuthCall } from '../verb.ts';

const { challengesPerAddress, triesPerAddress, windowSeconds } = limits.passkeys;

async function orRefuse(call: AuthCall, uses: readonly Use[]): Promise<void> {
  const retryAfter = await consume(call.server.database, uses);
  if (retryAfter !== undefined) throw new AuthError('over_request_rate_limit', { retryAfter });
}

/** Each challenge is a row, and anybody may ask for one. */
export function limitPasskeyChallenges(call: AuthCall): Promise<void> {
  const key = `passkey-challenge:address:${limitKeyOf(call.address)}`;
  return orRefuse(call, [{ key, limit: challengesPerAddress, windowSeconds }]);
}

/** Counts a try as failed until `succeeded` says otherwise. */
export async function countPasskeyTry(call: AuthCall): Promise<{ succeeded(): Promise<void> }> {
  const key = `passkey-try:address:${limitKeyOf(call.address)}`;
  const uses = [{ key, limit: triesPerAddress, windowSeconds }];
  await orRefuse(call, uses);
  return { succeeded: () => refund(call.server.database, uses) };
}
