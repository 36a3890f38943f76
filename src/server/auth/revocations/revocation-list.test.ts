import { describe, expect, it } from 'vitest';
import { limits } from '../../../kernel/limits.ts';
import { revocationList } from './revocation-list.ts';

const now = Date.parse('2026-01-01T12:00:00Z');
const claims = { sub: 'person', session_id: 'session', iat: now / 1_000, aal: 'aal2' };

describe('the list of revoked tokens', () => {
  it('refuses every token of a session that has ended, and says to sign in again', () => {
    const list = revocationList();
    expect(list.judge(claims)).toBe(claims);
    list.add({ kind: 'ended', subject: 'session', at: now - 60_000 });
    expect(() => list.judge(claims)).toThrow(/Sign in again/);
    expect(list.judge({ ...claims, session_id: 'another' })).toMatchObject({ sub: 'person' });
  });

  it('refuses what somebody was given before they were shut out, and takes what they get afterwards', () => {
    const list = revocationList();
    list.add({ kind: 'person', subject: 'person', at: now + 500 });
    expect(() => list.judge(claims)).toThrow();
    expect(list.judge({ ...claims, iat: now / 1_000 + 1 })).toBeDefined();
  });

  it('lets a removed factor count no more, and says that one is owed which was shown since', () => {
    const list = revocationList();
    list.add({ kind: 'lowered', subject: 'session', at: now });
    expect(list.judge(claims)['aal']).toBe('aal1');
    list.add({ kind: 'raised', subject: 'session', at: now });
    expect(list.judge({ ...claims, aal: 'aal1' })['has_factor']).toBe(true);
    const later = { ...claims, aal: 'aal1', iat: now / 1_000 + 1 };
    expect(list.judge(later)).toBe(later);
  });

  it('forgets when no token can be about it any more', () => {
    const list = revocationList();
    list.add({ kind: 'ended', subject: 'session', at: now });
    const lifeMs = limits.auth.accessTokenSeconds * 1_000;
    list.forget(now + lifeMs);
    expect(() => list.judge(claims)).toThrow();
    list.forget(now + lifeMs + 120_000);
    expect(list.judge(claims)).toBe(claims);
  });

  it('leaves the keys of the installation alone', () => {
    const list = revocationList();
    list.add({ kind: 'ended', subject: 'session', at: now });
    const key = { role: 'anon' };
    expect(list.judge(key)).toBe(key);
  });
});
