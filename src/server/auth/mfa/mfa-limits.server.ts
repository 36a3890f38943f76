import { limits } from '../../../kernel/limits.ts';
import { AuthError } from '../auth-error.ts';
import { limitKeyOf } from '../limit-key.ts';
import { consume, refund } from '../limits/consume.server.ts';
import type { AuthCall } from '../verb.ts';

/**
 * Counts a code as wrong until `succeeded` says otherwise, over all factors and challenges of the person: a new
 * challenge brings no new guesses.
 */
export async function countFactorCheck(call: AuthCall): Promise<{ succeeded(): Promise<void> }> {
  const { failuresPerPerson, failureWindowSeconds } = limits.mfa;
  const uses = [
    {
      key: `factor:user:${call.caller.claims.sub}`,
      limit: failuresPerPerson,
      windowSeconds: failureWindowSeconds,
    },
  ];
  const retryAfter = await consume(call.server.database, uses);
  if (retryAfter !== undefined) throw new AuthError('over_request_rate_limit', { retryAfter });
  return { succeeded: () => refund(call.server.database, uses) };
}

/** Messages cost money and can be used to pester a stranger: by number, by person and by client address. */
export async function limitPhoneCodes(call: AuthCall, phone: string): Promise<void> {
  const { messageGapSeconds, messagesPerRecipient, messagesPerAddress, messageWindowSeconds } = limits.auth;
  const windowSeconds = messageWindowSeconds;
  const person = call.caller.claims.sub;
  const retryAfter = await consume(call.server.database, [
    { key: `sms:gap:${phone}`, limit: 1, windowSeconds: messageGapSeconds },
    { key: `sms:recipient:${phone}`, limit: messagesPerRecipient, windowSeconds },
    // Who is not signed in yet is counted by number and address alone.
    ...(person === undefined
      ? []
      : [{ key: `sms:user:${person}`, limit: messagesPerRecipient * 2, windowSeconds }]),
    { key: `sms:address:${limitKeyOf(call.address)}`, limit: messagesPerAddress, windowSeconds },
  ]);
  if (retryAfter !== undefined) throw new AuthError('over_sms_send_rate_limit', { retryAfter });
}
