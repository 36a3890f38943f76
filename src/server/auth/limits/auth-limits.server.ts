import { limits } from '../../../kernel/limits.ts';
import { AuthError } from '../auth-error.ts';
import { limitKeyOf } from '../limit-key.ts';
import type { AuthCall } from '../verb.ts';
import { consume, refund, type Use } from './consume.server.ts';
import type { KnownPlace } from './known-places.server.ts';

const { auth } = limits;

/** For one client address, whichever way its requests are written. */
function perAddress(call: AuthCall, what: string, limit: number, windowSeconds: number): Use {
  return { key: `${what}:address:${limitKeyOf(call.address)}`, limit, windowSeconds };
}

async function orRefuse(call: AuthCall, uses: readonly Use[]): Promise<void> {
  const retryAfter = await consume(call.server.database, uses);
  if (retryAfter !== undefined) throw new AuthError('over_request_rate_limit', { retryAfter });
}

/**
 * What a sign-in counts against until it has succeeded. `account` is the normalised address or number. Strangers share one
 * count over all their addresses, and a second one that makes them slower the longer they try. Where the account was
 * signed in to before has a count of its own, so that strangers cannot use it up.
 */
export function signInUses(call: AuthCall, account: string, place: KnownPlace | undefined): readonly Use[] {
  const all = perAddress(call, 'sign-in', auth.failuresPerAddress, auth.failureWindowSeconds);
  const guesses = { limit: auth.failuresPerAccount, windowSeconds: auth.failureWindowSeconds };
  if (place !== undefined) {
    const own = { key: `sign-in:place:${place.hash}:${account}`, ...guesses };
    return place.isDevice ? [own] : [own, all];
  }
  return [
    { key: `sign-in:account:${account}`, ...guesses },
    {
      key: `sign-in:account-day:${account}`,
      limit: auth.strangerFailuresPerDay,
      windowSeconds: 86_400,
    },
    all,
  ];
}

/**
 * Where sign-up tells that an address has an account, it tells one client address so only a few times; then it tells
 * nothing at all. Counted before it is known, and given back when there was nothing to tell.
 */
export async function tellingWhoExists<T>(call: AuthCall, signUp: () => Promise<T>): Promise<T> {
  const uses = [perAddress(call, 'exists', auth.existsAnswersPerAddress, auth.signUpWindowSeconds)];
  await orRefuse(call, uses);
  let told = false;
  try {
    return await signUp();
  } catch (error) {
    told = error instanceof AuthError && error.code === 'user_already_exists';
    throw error;
  } finally {
    if (!told) await refund(call.server.database, uses);
  }
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
