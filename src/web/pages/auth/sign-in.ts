import type { SupabaseClient } from '@supabase/supabase-js';
import { limits } from '../../../kernel/limits.ts';
import type { Credentials } from '../../lib/credentials.ts';
import { describeFailure } from '../../lib/failures/describe-failure.ts';

const call = 'auth/signInWithPassword';

export type SignInOutcome =
  | { kind: 'signed-in' }
  | { kind: 'unconfirmed' }
  | { kind: 'failed'; message: string };

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
    if (answer === 'late')
      return { kind: 'failed', message: describeFailure(call, new DOMException('', 'TimeoutError')) };
    if (answer.error === null) return { kind: 'signed-in' };
    if (answer.error.code === 'email_not_confirmed') return { kind: 'unconfirmed' };
    return { kind: 'failed', message: describeFailure(call, answer.error) };
  } finally {
    clearTimeout(timer);
  }
}
