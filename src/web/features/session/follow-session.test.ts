import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionStorageKey } from '../../lib/stored-session.ts';
import { followSession } from './follow-session.ts';
import type { SessionNews } from './next-session.ts';

const fake = vi.hoisted(() => ({ opened: 0, waiting: new Set<() => void>() }));

vi.mock('../../lib/supabase.ts', async (original) => ({
  ...(await original<typeof import('../../lib/supabase.ts')>()),
  supabase() {
    fake.opened += 1;
    const auth = {
      onAuthStateChange: () => ({ data: { subscription: { unsubscribe: () => undefined } } }),
      getSession: () => Promise.resolve({ data: { session: null }, error: null }),
    };
    return Promise.resolve({ auth });
  },
  whenSupabaseIsUsed(called: () => void) {
    fake.waiting.add(called);
    return () => fake.waiting.delete(called);
  },
}));

const news: SessionNews[] = [];
let stop: () => void;

beforeEach(() => {
  fake.opened = 0;
  news.length = 0;
  localStorage.clear();
});
afterEach(() => stop());

function follow(): void {
  stop = followSession((told) => news.push(told));
}

describe('followSession', () => {
  it('does not fetch the client for a visitor, and says at once that nobody is signed in', () => {
    follow();
    expect(news).toEqual([{ kind: 'checked', session: null }]);
    expect(fake.opened).toBe(0);
  });

  it('fetches the client for a stored session', () => {
    localStorage.setItem(sessionStorageKey, '{}');
    follow();
    expect(fake.opened).toBe(1);
    expect(news).toEqual([]);
  });

  it('follows as soon as somebody on the page uses the client', async () => {
    follow();
    for (const called of fake.waiting) called();
    await vi.waitFor(() => expect(news).toHaveLength(2));
    expect(fake.opened).toBe(1);
  });

  it('follows as soon as somebody signs in in another tab', async () => {
    follow();
    dispatchEvent(new StorageEvent('storage', { key: 'other', newValue: '{}' }));
    dispatchEvent(new StorageEvent('storage', { key: sessionStorageKey, newValue: null }));
    await Promise.resolve();
    expect(fake.opened).toBe(0);
    dispatchEvent(new StorageEvent('storage', { key: sessionStorageKey, newValue: '{}' }));
    await vi.waitFor(() => expect(fake.opened).toBe(1));
  });

  it('stops waiting when it is stopped', async () => {
    follow();
    stop();
    dispatchEvent(new StorageEvent('storage', { key: sessionStorageKey, newValue: '{}' }));
    await Promise.resolve();
    expect([fake.opened, fake.waiting.size]).toEqual([0, 0]);
  });
});
