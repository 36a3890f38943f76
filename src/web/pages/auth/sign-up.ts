import type { SupabaseClient } from '@supabase/supabase-js';
import type { Credentials } from '../../lib/credentials.ts';
import { describeFailure } from '../../lib/failures/describe-failure.ts';

export type SignUpOutcome =
  | { kind: 'signed-in' }
  /** The account waits until its address is confirmed. */
  | { kind: 'confirm' }
  | { kind: 'exists' }
  | { kind: 'failed'; message: string };

export interface SignUpCalls {
  signUp: SupabaseClient['auth']['signUp'];
  signIn: SupabaseClient['auth']['signInWithPassword'];
  /** The server function that makes accounts where signing up is closed. */
  adminSignUp: (credentials: Credentials) => Promise<unknown>;
}

/** Signs up; where that is refused with 422 or switched off, by the fallback and a sign-in. */
export async function signUp(
  calls: SignUpCalls,
  credentials: Credentials,
  redirectTo: string,
): Promise<SignUpOutcome> {
  const { data, error } = await calls.signUp({ ...credentials, options: { emailRedirectTo: redirectTo } });
  if (error === null) return { kind: data.session === null ? 'confirm' : 'signed-in' };
  if (saysThatAccountExists(error)) return { kind: 'exists' };
  if (!asksForFallback(error)) return failed(error);
  try {
    await calls.adminSignUp(credentials);
  } catch (fallbackError) {
    if (saysThatAccountExists(fallbackError)) return { kind: 'exists' };
    // Where the operator does not allow the fallback, the first refusal is the one that explains.
    return failed(isClosed(fallbackError) ? error : fallbackError);
  }
  const signedIn = await calls.signIn(credentials);
  return signedIn.error === null ? { kind: 'signed-in' } : failed(signedIn.error);
}

function asksForFallback(error: { status?: number | undefined; message: string }): boolean {
  return error.status === 422 || /sign-?\s?ups?\b.*(disabled|not allowed)/i.test(error.message);
}

function saysThatAccountExists(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  if (code === 'user_already_exists' || code === 'email_exists') return true;
  return /already (been )?(registered|exists)/i.test(String((error as { message?: unknown }).message));
}

function isClosed(error: unknown): boolean {
  const { status } = error as { status?: unknown };
  return status === 403 || status === 404;
}

function failed(error: unknown): SignUpOutcome {
  return { kind: 'failed', message: describeFailure('auth/signUp', error) };
}
