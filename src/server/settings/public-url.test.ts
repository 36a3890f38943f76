import { describe, expect, it } from 'vitest';
import { platformOrigins, publicUrlOf } from './public-url.ts';

describe('the address that people use', () => {
  it.each([
    ['127.0.0.1', 'http://localhost:3000'],
    ['::1', 'http://localhost:3000'],
    ['0.0.0.0', 'http://localhost:3000'],
    ['::', 'http://localhost:3000'],
    ['localhost', 'http://localhost:3000'],
    ['192.168.1.20', 'http://192.168.1.20:3000'],
    ['fd00::1', 'http://[fd00::1]:3000'],
  ])('is made for a server that listens on %s: %s', (host, expected) =>
    expect(publicUrlOf({ HOST: host, PUBLIC_URL: undefined }, 3000)).toBe(expected),
  );

  it('is the setting where there is one', () =>
    expect(publicUrlOf({ HOST: '127.0.0.1', PUBLIC_URL: 'http://127.0.0.1:3000' }, 3000)).toBe(
      'http://127.0.0.1:3000',
    ));

  it('has two names on this machine and one elsewhere', () => {
    expect(platformOrigins('http://localhost:3000')).toEqual([
      'http://localhost:3000',
      'http://127.0.0.1:3000',
    ]);
    expect(platformOrigins('http://127.0.0.1:3000')).toEqual([
      'http://127.0.0.1:3000',
      'http://localhost:3000',
    ]);
    expect(platformOrigins('https://kora.example')).toEqual(['https://kora.example']);
  });
});
