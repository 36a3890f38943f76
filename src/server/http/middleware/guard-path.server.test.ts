import { describe, expect, it } from 'vitest';
import { isForbiddenPath } from './guard-path.server.ts';

describe('isForbiddenPath', () => {
  it.each([
    '/../etc/passwd',
    '/assets/../../secret',
    '/%2e%2e/secret',
    '/a/%2E%2e%2fsecret',
    '/a%00.html',
    '/a\\..\\b',
    '/%5c..%5cb',
    '/%',
    '/%ff',
    '/a/./b',
    'http://evil.example/../x',
  ])('refuses %s', (path) => expect(isForbiddenPath(path)).toBe(true));

  it.each(['/', '/blog/a..b', '/search?q=../x', '/caf%C3%A9', '/assets/index-3fa.js', '/...'])(
    'lets %s pass',
    (path) => expect(isForbiddenPath(path)).toBe(false),
  );
});
