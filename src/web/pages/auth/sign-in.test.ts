import type { SupabaseClient } from '@supabase/supabase-js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signIn } from './sign-in.ts';

type Ask = SupabaseClient['auth']['signInWithPassword'];

const credentials = { email: 'ada@kora.example', password: 'secret' };
const answering = (refusal: object | null) => (async () => ({ data: {}, error: refusal })) as unknown as Ask;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('signIn', () => {
  it('says what the server says, or that the two do not match', async () => {
    expect(await signIn(answering(null), credentials)).toEqual({ kind: 'signed-in' });
    expect(
      await signIn(
        answering({ status: 400, code: 'provider_disabled', message: 'This is switched off.' }),
        credentials,
      ),
    ).toEqual({
      kind: 'failed',
      message: 'This is switched off.',
    });
    expect(await signIn(answering({ status: 400, message: '' }), credentials)).toEqual({
      kind: 'failed',
      message: 'Invalid email or password',
    });
    expect(
      await signIn(answering({ name: 'AuthRetryableFetchError', status: 502, message: '{}' }), credentials),
    ).toEqual({
      kind: 'failed',
      message: 'You could not be signed in. Please try again in a moment.',
    });
    expect(
      await signIn(answering({ code: 'email_not_confirmed', message: 'Email not confirmed' }), credentials),
    ).toEqual({ kind: 'unconfirmed' });
  });

  it('gives up after 15 seconds and not before', async () => {
    const settled = vi.fn<(outcome: unknown) => void>();
    const never = (() => new Promise(() => undefined)) as unknown as Ask;
    void signIn(never, credentials).then(settled);
    await vi.advanceTimersByTimeAsync(14_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledWith({
      kind: 'failed',
      message: 'Sign in is taking longer than expected. Please try again.',
    });
  });
});
