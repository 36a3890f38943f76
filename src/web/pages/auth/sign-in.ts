import type { SupabaseClient } from '@supabase/supabase-js';
import { limits } from '../../../kernel/limits.ts';
import type { Credentials } from '../../lib/credentials.ts';
import { messageOf } from '../../lib/error-body.ts';

export type SignInOutcome =
  | { kind: 'signed-in' }
  | { kind: 'unconfirmed' }
  | { kind: 'failed'; message: string };

const slow = 'Sign in is taking longer than expected. Please try again.';

export async function signIn(
  ask: SupabaseClient['auth']['signInWithPassword'],
  credentials: Credentials,
  timeoutMs: number = limits.session.signInMs,
): Promise<SignInOutcome> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), timeoutMs);
  });
  try {
    const answer = await Promise.race([ask(credentials), late]);
    if (answer === 'late') return { kind: 'failed', message: slow };
    if (answer.error === null) return { kind: 'signed-in' };
    if (answer.error.code === 'email_not_confirmed') return { kind: 'unconfirmed' };
    return { kind: 'failed', message: messageOf(answer.error, 'Invalid email or password') };
  } finally {
    clearTimeout(timer);
  }
}
