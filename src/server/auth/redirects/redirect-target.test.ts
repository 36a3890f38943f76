import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redirectTarget } from './redirect-target.ts';

const rules = {
  siteUrl: 'https://kora.example',
  redirectUrls: [
    'https://app.example/**',
    'https://*.preview.example/in',
    'http://localhost:5173/callback/*',
    'com.kora.app://signed-in',
  ],
};
const target = (wanted: string | null) => redirectTarget(rules, wanted);

describe('redirectTarget', () => {
  it.each([
    ['https://kora.example/auth', 'https://kora.example/auth'],
    ['https://kora.example:443/auth?tab=1#x', 'https://kora.example/auth?tab=1#x'],
    ['HTTPS://KORA.EXAMPLE/auth', 'https://kora.example/auth'],
    ['https://app.example/a/b/c?d=e', 'https://app.example/a/b/c?d=e'],
    ['https://one.preview.example/in', 'https://one.preview.example/in'],
    ['http://localhost:5173/callback/x', 'http://localhost:5173/callback/x'],
    ['com.kora.app://signed-in', 'com.kora.app://signed-in'],
  ])('lets %s through', (wanted, expected) => expect(target(wanted)).toBe(expected));

  it('lets both names of this machine through where the product is on it, and only at its port', () => {
    const local = { siteUrl: 'http://localhost:3000', redirectUrls: [] };
    for (const wanted of ['http://localhost:3000/auth', 'http://127.0.0.1:3000/auth'])
      expect(redirectTarget(local, wanted)).toBe(wanted);
    for (const wanted of [
      'http://127.0.0.1:3001/auth',
      'http://127.0.0.2:3000/auth',
      'https://localhost:3000',
    ])
      expect(redirectTarget(local, wanted)).toBe('http://localhost:3000');
  });

  it.each([
    '',
    '/auth',
    '//evil.example',
    '\\\\evil.example',
    'https:evil.example',
    'https:///evil.example',
    'https:\\\\evil.example',
    'https://evil.example',
    'http://kora.example',
    'https://kora.example:8443',
    'https://kora.example.evil.example',
    'https://evilkora.example',
    'https://kora.example@evil.example',
    'https://user:pass@kora.example',
    'https://@kora.example',
    'https://kora.example\\@evil.example',
    'https://evil.example\\.kora.example',
    'https://kora.example%2F@evil.example',
    'https://evil.example%23.app.example/',
    'https://evil.example#https://kora.example',
    'https://evil.example?https://app.example/x',
    'https://a.b.preview.example/in',
    'https://evil.example/.preview.example/in',
    'https://one.preview.example/in/deeper',
    'http://localhost:51730/callback/x',
    'http://localhost:5173/callback/x/y',
    'javascript:alert(1)',
    'javascript://kora.example/%0aalert(1)',
    'data:text/html,x',
    'java\tscript:alert(1)',
    ' https://evil.example',
    'https://app.example\n.evil.example/',
    'https://app.example\u0000.evil.example',
    'https://app.example\u202e/',
    'com.kora.app://other',
    'com.evil.app://signed-in',
    'person@kora.example',
  ])('falls back for %j', (wanted) => expect(target(wanted)).toBe(rules.siteUrl));

  it('falls back without a wish', () => expect(target(null)).toBe(rules.siteUrl));

  it('never leads to a host that is not allowed, whatever is written', () => {
    const piece = fc.constantFrom(
      'https:',
      'http:',
      'javascript:',
      '//',
      '/',
      '\\',
      '@',
      ':',
      '#',
      '?',
      '%2F',
      '%40',
      '%5C',
      '.',
      '..',
      '\t',
      ' ',
      '\u0000',
      'kora.example',
      'app.example',
      'evil.example',
      'preview.example',
      'localhost:5173',
      '[::1]',
      '。',
      '\u200b',
      'a',
      '443',
    );
    const written = fc.oneof(
      fc.array(piece, { maxLength: 10 }).map((pieces) => pieces.join('')),
      fc.array(piece, { maxLength: 8 }).map((pieces) => `https://${pieces.join('')}`),
      fc.webUrl({ withQueryParameters: true, withFragments: true }),
      fc.string(),
    );
    fc.assert(
      fc.property(written, (wanted) => {
        const url = new URL(target(wanted));
        // A browser that starts at our own page must come to the same place.
        const opened = new URL(target(wanted), 'https://kora.example/auth/v1/verify');
        expect(opened.href).toBe(url.href);
        expect(url.username + url.password).toBe('');
        const isAllowed =
          url.origin === 'https://kora.example' ||
          url.origin === 'https://app.example' ||
          (/^https:\/\/[^./]+\.preview\.example$/.test(url.origin) && url.pathname === '/in') ||
          (url.origin === 'http://localhost:5173' && /^\/callback\/[^/]*$/.test(url.pathname)) ||
          url.href.startsWith('com.kora.app://signed-in');
        expect(isAllowed, `${JSON.stringify(wanted)} leads to ${url.href}`).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });
});
