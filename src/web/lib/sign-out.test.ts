import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signedOutHere, signOut, signOutMessage, stayedSignedIn, takeChosenSignOut } from './sign-out.ts';
import { sessionStorageKey } from './stored-session.ts';

const { ask } = vi.hoisted(() => ({ ask: vi.fn<(options: { scope: string }) => Promise<unknown>>() }));
vi.mock('./supabase.ts', () => ({ supabase: async () => ({ auth: { signOut: ask } }) }));

const kept = () => localStorage.getItem(sessionStorageKey);

beforeEach(() => {
  localStorage.setItem(sessionStorageKey, 'something');
  takeChosenSignOut();
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

const away: [string, () => Promise<unknown>][] = [
  ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  [
    'cannot be reached',
    async () => ({ error: { name: 'AuthRetryableFetchError', message: 'Failed to fetch', status: 0 } }),
  ],
  [
    'is behind a proxy that does not find it',
    async () => ({ error: { name: 'AuthRetryableFetchError', message: '{}', status: 502 } }),
  ],
];

describe('signing out', () => {
  it.each(away)('works in this browser when the server %s', async (_, answer) => {
    ask.mockImplementation(answer);
    const heard: unknown[] = [];
    const otherTab = new BroadcastChannel(sessionStorageKey);
    otherTab.addEventListener('message', ({ data }) => heard.push(data));
    expect(await signOut()).toBe(signedOutHere);
    expect(kept()).toBeNull();
    await vi.waitFor(() => expect(heard).toEqual([{ event: 'SIGNED_OUT', session: null }]));
    otherTab.close();
    expect(takeChosenSignOut()).toBe(true);
  });

  it('does not wait longer than five seconds for the server', async () => {
    vi.useFakeTimers();
    ask.mockImplementation(() => new Promise(() => undefined));
    const settled = vi.fn<(fault: unknown) => void>();
    void signOut().then(settled);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2);
    expect(settled).toHaveBeenCalledWith(signedOutHere);
    expect(kept()).toBeNull();
  });

  it('says so when the server refuses, and when it cannot end the sessions elsewhere', async () => {
    ask.mockResolvedValue({ error: { message: '{}', status: 500 } });
    expect(await signOut()).toBe('Failed to sign out');
    expect(kept()).toBe('something');
    expect(takeChosenSignOut()).toBe(false);
    ask.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await signOut('others')).toBe('The server does not answer. Check your connection and try again.');
    expect(kept()).toBe('something');
  });

  it('tells how it went', () => {
    expect(signOutMessage(undefined)).toEqual({ title: 'Signed out successfully' });
    expect(signOutMessage(signedOutHere)?.title).toBe('Signed out of this browser');
    expect(signOutMessage('Failed to sign out')).toMatchObject({ title: 'Sign out failed' });
    expect(signOutMessage(stayedSignedIn)).toBeUndefined();
  });
});
