import { limits } from '../../../kernel/limits.ts';
import { AuthError } from '../auth-error.ts';
import { limitKeyOf } from '../limit-key.ts';
import type { AuthCall } from '../verb.ts';
import { consume, type Use } from './consume.server.ts';

const { auth } = limits;

/** For one client address, whichever way its requests are written. */
function perAddress(call: AuthCall, what: string, limit: number, windowSeconds: number): Use {
  return { key: `${what}:address:${limitKeyOf(call.address)}`, limit, windowSeconds };
}

async function orRefuse(call: AuthCall, uses: readonly Use[]): Promise<void> {
  const retryAfter = await consume(call.server.database, uses);
  if (retryAfter !== undefined) throw new AuthError('over_request_rate_limit', { retryAfter });
}

/** What a sign-in counts against until it has succeeded. `account` is the normalised address or number. */
export function signInUses(call: AuthCall, account: string): readonly Use[] {
  return [
    {
      key: `sign-in:account:${account}`,
      limit: auth.failuresPerAccount,
      windowSeconds: auth.failureWindowSeconds,
    },
    perAddress(call, 'sign-in', auth.failuresPerAddress, auth.failureWindowSeconds),
  ];
}

export function limitSignUps(call: AuthCall): Promise<void> {
  return orRefuse(call, [perAddress(call, 'sign-up', auth.signUpsPerAddress, auth.signUpWindowSeconds)]);
}

export function limitTokens(call: AuthCall): Promise<void> {
  return orRefuse(call, [perAddress(call, 'token', auth.tokensPerAddress, auth.tokenWindowSeconds)]);
}

export function limitVerifications(call: AuthCall): Promise<void> {
  return orRefuse(call, [
    perAddress(call, 'verify', auth.verificationsPerAddress, auth.verificationWindowSeconds),
  ]);
}

/** Guesses at a password or code by somebody who is signed in already. */
export function limitAccountChecks(call: AuthCall, userId: string): Promise<void> {
  return orRefuse(call, [
    {
      key: `check:user:${userId}`,
      limit: auth.failuresPerAccount * 2,
      windowSeconds: auth.failureWindowSeconds,
    },
  ]);
}

/**
 * Messages to one recipient, and asked for by one client address. Counted for unknown recipients too: the refusal
 * tells nothing. What the service role sends is its own business.
 */
export async function limitMessages(call: AuthCall, recipient: string, kind: string): Promise<void> {
  if (call.caller.role === 'service_role') return;
  const retryAfter = await consume(call.server.database, [
    { key: `message:gap:${kind}:${recipient}`, limit: 1, windowSeconds: auth.messageGapSeconds },
    {
      key: `message:recipient:${recipient}`,
      limit: auth.messagesPerRecipient,
      windowSeconds: auth.messageWindowSeconds,
    },
    perAddress(call, 'message', auth.messagesPerAddress, auth.messageWindowSeconds),
  ]);
  if (retryAfter !== undefined) throw new AuthError('over_email_send_rate_limit', { retryAfter });
}
