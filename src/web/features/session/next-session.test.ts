import type { AuthChangeEvent, Session } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import { initialState, nextSession, type SessionState } from './next-session.ts';

function session(aal: 'aal1' | 'aal2', factors: unknown[] = []): Session {
  const token = `head.${btoa(JSON.stringify({ aal }))}.signature`;
  return { access_token: token, user: { id: 'a', factors } } as unknown as Session;
}

const plain = session('aal1');
const verified = [{ id: 'f', status: 'verified', factor_type: 'totp' }];

function after(...news: [AuthChangeEvent | 'checked', Session | null][]): SessionState {
  return news.reduce(
    (state, [event, given]) =>
      nextSession(
        state,
        event === 'checked' ? { kind: 'checked', session: given } : { kind: 'event', event, session: given },
      ),
    initialState,
  );
}

describe('nextSession', () => {
  it('goes on loading after the initial event, and ends with the check or the next event', () => {
    expect(after(['INITIAL_SESSION', plain])).toMatchObject({ loading: true, session: plain });
    expect(after(['INITIAL_SESSION', null], ['checked', null])).toMatchObject({
      loading: false,
      session: null,
    });
    expect(after(['SIGNED_IN', plain])).toMatchObject({ loading: false, session: plain });
  });

  it('counts a loss only when somebody was signed in', () => {
    expect(after(['SIGNED_OUT', null]).losses).toBe(0);
    expect(after(['SIGNED_IN', plain], ['SIGNED_OUT', null]).losses).toBe(1);
    expect(after(['SIGNED_IN', plain], ['TOKEN_REFRESHED', null]).losses).toBe(1);
    expect(after(['SIGNED_IN', plain], ['SIGNED_OUT', null], ['SIGNED_OUT', null]).losses).toBe(1);
  });

  it.each(['SIGNED_IN', 'TOKEN_REFRESHED', 'USER_UPDATED', 'MFA_CHALLENGE_VERIFIED'] as const)(
    'asks for access again after %s',
    (event) => {
      expect(after([event, plain]).accessRound).toBe(1);
    },
  );

  it('does not ask for access after the initial event, the check or a loss', () => {
    expect(after(['INITIAL_SESSION', plain], ['checked', plain], ['SIGNED_OUT', null]).accessRound).toBe(0);
  });

  it('waits for the second factor of who has a verified one', () => {
    expect(after(['SIGNED_IN', session('aal1', verified)]).pending).toBe(true);
    expect(after(['SIGNED_IN', session('aal2', verified)]).pending).toBe(false);
    expect(after(['SIGNED_IN', session('aal1', [{ status: 'unverified' }])]).pending).toBe(false);
    const unreadable = { ...session('aal1', verified), access_token: 'nonsense' };
    expect(after(['SIGNED_IN', unreadable]).pending).toBe(true);
  });

  it('remembers a recovery until the password is changed or the session is gone', () => {
    expect(after(['PASSWORD_RECOVERY', plain], ['TOKEN_REFRESHED', plain]).recovering).toBe(true);
    expect(after(['PASSWORD_RECOVERY', plain], ['checked', plain]).recovering).toBe(true);
    expect(after(['PASSWORD_RECOVERY', plain], ['USER_UPDATED', plain]).recovering).toBe(false);
    expect(after(['PASSWORD_RECOVERY', plain], ['SIGNED_OUT', null]).recovering).toBe(false);
  });
});
