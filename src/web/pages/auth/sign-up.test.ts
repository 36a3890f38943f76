import { describe, expect, it, vi } from 'vitest';
import { Failure } from '../../lib/failures/failure.ts';
import { type SignUpCalls, signUp } from './sign-up.ts';

const credentials = { email: 'ada@kora.example', password: 'secret' };

interface Answers {
  signUp: { session?: object | null; error?: { status?: number; code?: string; message: string } };
  adminSignUp?: () => Promise<unknown>;
  signInError?: { code: string; message: string };
}

function attempt(answers: Answers) {
  const { session = null, error = null } = answers.signUp;
  const calls = {
    signUp: vi.fn<(given: object) => Promise<object>>(() =>
      Promise.resolve({ data: { user: {}, session }, error }),
    ),
    signIn: vi.fn<(given: object) => Promise<object>>(() =>
      Promise.resolve({ data: {}, error: answers.signInError ?? null }),
    ),
    adminSignUp: vi.fn<(given: object) => Promise<unknown>>(
      answers.adminSignUp ?? (() => Promise.resolve({ success: true })),
    ),
  };
  const outcome = signUp(calls as unknown as SignUpCalls, credentials, 'http://here/auth');
  return { calls, outcome };
}

describe('signUp', () => {
  it('is signed in with a session, and waits for confirmation without', async () => {
    const { calls, outcome } = attempt({ signUp: { session: {} } });
    expect(await outcome).toEqual({ kind: 'signed-in' });
    expect(calls.signUp).toHaveBeenCalledWith({
      ...credentials,
      options: { emailRedirectTo: 'http://here/auth' },
    });
    expect(await attempt({ signUp: {} }).outcome).toEqual({ kind: 'confirm' });
  });

  it.each([
    { status: 422, code: 'signup_disabled', message: 'no' },
    { status: 422, code: 'validation_failed', message: 'no' },
    { status: 400, message: 'Signups not allowed for this instance' },
    { status: 403, message: 'Email signups are disabled' },
  ])('goes by the fallback on %j', async (error) => {
    const { calls, outcome } = attempt({ signUp: { error } });
    expect(await outcome).toEqual({ kind: 'signed-in' });
    expect(calls.adminSignUp).toHaveBeenCalledWith(credentials);
    expect(calls.signIn).toHaveBeenCalledWith(credentials);
  });

  it('does not go by the fallback on other errors', async () => {
    const { calls, outcome } = attempt({
      signUp: { error: { status: 429, code: 'slow', message: 'Slow down' } },
    });
    expect(await outcome).toEqual({ kind: 'failed', message: 'Slow down' });
    expect(calls.adminSignUp).not.toHaveBeenCalled();
  });

  it('tells that the account exists, whoever says so', async () => {
    const taken = { status: 422, code: 'user_already_exists', message: 'User already registered' };
    expect(await attempt({ signUp: { error: taken } }).outcome).toEqual({ kind: 'exists' });
    const adminSignUp = () => Promise.reject(new Error('This address is already registered.'));
    const closed = { status: 422, message: 'Signups not allowed' };
    expect(await attempt({ signUp: { error: closed }, adminSignUp }).outcome).toEqual({ kind: 'exists' });
  });

  it('shows the first refusal when the fallback is closed, and the last one otherwise', async () => {
    const closed = { status: 422, code: 'closed', message: 'Signups not allowed' };
    const refuse = (status: number) => () => Promise.reject(new Failure('x', 'fallback', status));
    expect(await attempt({ signUp: { error: closed }, adminSignUp: refuse(403) }).outcome).toEqual({
      kind: 'failed',
      message: 'Signups not allowed',
    });
    expect(await attempt({ signUp: { error: closed }, adminSignUp: refuse(500) }).outcome).toEqual({
      kind: 'failed',
      message: 'fallback',
    });
    expect(
      await attempt({ signUp: { error: closed }, signInError: { code: 'x', message: 'No sign-in' } }).outcome,
    ).toEqual({ kind: 'failed', message: 'No sign-in' });
  });
});
