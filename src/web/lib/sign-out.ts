import { limits } from '../../kernel/limits.ts';
import { describeFailure, failureOf } from './failures/describe-failure.ts';
import type { Failure } from './failures/failure.ts';
import { forgetSession } from './stored-session.ts';
import { supabase } from './supabase.ts';

export type SignOutScope = 'global' | 'local' | 'others';

/** What happens to changes that were never sent: the person is asked, or they go without a question. */
type Unsent = 'ask' | 'discard';

/** Asked before a sign-out. Gives undefined when the person stays, otherwise what to tell how it went. */
type SignOutGuard = (unsent: Unsent) => Promise<((signedOut: boolean) => void) | undefined>;

let guard: SignOutGuard | undefined;

/** One at a time: whoever keeps the person's data on this device. Gives what ends it. */
export function guardSignOut(next: SignOutGuard): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = undefined;
  };
}

/** What a sign-out answers when the person has chosen to stay. No failure: there is nothing to tell them. */
export const stayedSignedIn = 'You are still signed in.';

/** What a sign-out answers when the server is away: this browser has forgotten the person all the same. */
export const signedOutHere =
  'The server could not be told. Once it answers, sign in and out again to end your other sessions, too.';

/** Ends sessions. A session that the server no longer knows (401, 403, 404) counts as ended. Gives what went wrong. */
export async function signOut(
  scope: SignOutScope = 'global',
  unsent: Unsent = 'ask',
): Promise<string | undefined> {
  if (scope === 'others') return endSessions(scope);
  const go = await mayGo(unsent);
  if (go === undefined) return stayedSignedIn;
  isChosen = true;
  const fault = await endSessions(scope);
  const isOut = fault === undefined || fault === signedOutHere;
  if (!isOut) isChosen = false;
  go(isOut);
  return fault;
}

let isChosen = false;

/** Whether the person of this tab has asked for the sign-out that has just happened. Asked once for each. */
export function takeChosenSignOut(): boolean {
  const chosen = isChosen;
  isChosen = false;
  return chosen;
}

/** How a sign-out went, to be shown; nothing when the person has chosen to stay. */
export function signOutMessage(
  fault: string | undefined,
): { title: string; description?: string; variant?: 'destructive' } | undefined {
  if (fault === stayedSignedIn) return undefined;
  if (fault === undefined) return { title: 'Signed out successfully' };
  if (fault === signedOutHere) return { title: 'Signed out of this browser', description: fault };
  return { title: 'Sign out failed', description: fault, variant: 'destructive' };
}

async function mayGo(unsent: Unsent): Promise<((signedOut: boolean) => void) | undefined> {
  const free = () => undefined;
  try {
    return guard === undefined ? free : await guard(unsent);
  } catch (error) {
    // Whoever wants to leave can, even when nobody can tell what is unsent: it stays on the device.
    console.warn('Unsent changes could not be counted.', error);
    return free;
  }
}

async function endSessions(scope: SignOutScope): Promise<string | undefined> {
  try {
    const client = await supabase();
    const { error } = await inTime(client.auth.signOut({ scope }), limits.session.signOutMs);
    if (error !== null) throw error;
    return undefined;
  } catch (error) {
    const failure = failureOf('auth/signOut', error);
    if (scope === 'others' || !isAway(failure)) return describeFailure('auth/signOut', error);
    await forgetSession();
    return signedOutHere;
  }
}

/** Renewing a token that has run out takes half a minute to fail. Whoever wants to leave does not wait for that. */
function inTime<Answer>(answer: Promise<Answer>, ms: number): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new DOMException('No answer.', 'TimeoutError')), ms);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function isAway({ code, status = 0 }: Failure): boolean {
  return code === 'unreachable' || code === 'late' || (status >= 502 && status <= 504);
}
