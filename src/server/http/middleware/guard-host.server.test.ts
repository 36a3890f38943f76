import { describe, expect, it } from 'vitest';
import { hostOf } from './guard-host.server.ts';

const of = (host: string, url = '/', rawHeaders: string[] = ['Host', host]) =>
  hostOf({ url, headers: { host }, rawHeaders });

describe('the host of a request', () => {
  it.each([
    ['kora.example', 'kora.example'],
    ['Kora.example:8080', 'Kora.example:8080'],
    ['board.apps.example.', 'board.apps.example'],
    ['board.localhost.:3000', 'board.localhost:3000'],
    ['127.0.0.1:3000', '127.0.0.1:3000'],
    ['[::1]:3000', '[::1]:3000'],
  ])('%s is %s', (host, expected) => {
    expect(of(host)).toBe(expected);
    expect(of(host, `http://${host}/x?y`)).toBe(expected);
  });

  it.each([
    '',
    'a..b',
    'a.b..',
    '.a',
    'a b',
    'a,b',
    'user@a',
    'a:',
    'a:80:80',
    'a/b',
    'a:123456',
    'ä.example',
  ])('cannot be “%s”', (host) => {
    expect(() => of(host)).toThrow(/no host that there could be/);
  });

  it('is said once', () => {
    expect(() => of('a.example', '/', ['Host', 'a.example', 'X', 'y', 'hOST', 'b.example'])).toThrow(/twice/);
    expect(of('a.example', '/', ['Host', 'a.example', 'X', 'Host'])).toBe('a.example');
  });

  it.each(['http://b.example/', 'https://b.example', 'http://a.example:81/', 'http://a.example@b.example/'])(
    'is not another than that of the target %s',
    (url) => {
      expect(() => of('a.example', url)).toThrow(/two hosts/);
    },
  );

  it('may be unknown to an old client', () => {
    expect(hostOf({ url: '/', headers: {}, rawHeaders: [] })).toBeUndefined();
  });
});
