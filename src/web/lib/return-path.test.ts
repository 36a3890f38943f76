import { describe, expect, it } from 'vitest';
import { authRedirect, returnPath, signInAddress } from './return-path.ts';

function read(next: string): string | undefined {
  return returnPath(`?${new URLSearchParams({ next }).toString()}`);
}

describe('returnPath', () => {
  it.each(['/settings', '/admin?tab=audit', '/blog/a-b#part', '/settings?x=%2F%2Fevil.example'])(
    'leads back to %s',
    (path) => {
      expect(read(path)).toBe(path);
    },
  );

  it.each([
    '',
    'settings',
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    '/\t/evil.example',
    '\\\\evil.example',
    '/..//evil.example',
    'javascript:alert(1)',
    '/auth',
    '/auth?next=/auth',
  ])('does not lead to %j', (path) => {
    expect(read(path)).toBeUndefined();
  });

  it('says nothing when nothing is asked for', () => {
    expect(returnPath('')).toBeUndefined();
  });
});

describe('signInAddress', () => {
  it('comes back to where it was asked for', () => {
    const address = signInAddress({ pathname: '/admin', search: '?tab=audit' });
    expect(address).toBe('/auth?next=%2Fadmin%3Ftab%3Daudit');
    expect(returnPath(address.slice(address.indexOf('?')))).toBe('/admin?tab=audit');
  });

  it.each(['/', '/auth'])('needs no way back to %s', (pathname) => {
    expect(signInAddress({ pathname })).toBe('/auth');
  });

  it('gives providers and mails a whole address', () => {
    expect(authRedirect(undefined)).toBe(`${location.origin}/auth`);
    expect(authRedirect('/settings')).toBe(`${location.origin}/auth?next=%2Fsettings`);
  });
});
