import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRegistered, redirectFault, withParameters } from './redirect-uris.ts';

const web = 'https://program.example/back?from=kora';
const loopback = 'http://127.0.0.1/back';
const native = 'com.example.app:/back';

const pieces = [
  ...'https:// http:// 127.0.0.1 program.example evil.example :80 @ / \\ // /back ?from=kora # ..'.split(' '),
  ...'%2f %00 localhost [::1] . com.example.app:'.split(' '),
  ' ',
  '\t',
];

describe('an address to lead back to', () => {
  it.each([
    web,
    loopback,
    native,
    'http://[::1]/back',
    'http://localhost:8080/back',
    'https://program.example',
    'https://program.example:8443/back',
  ])('may be registered: %s', (uri) => {
    expect(redirectFault(uri)).toBeUndefined();
  });

  it.each([
    '',
    '/back',
    'http://program.example/back',
    'http://127.0.0.1.evil.example/back',
    'http://localhost.evil.example/back',
    'https://a@program.example/',
    'https:program.example/back',
    'https:///program.example/back',
    'https://program.example/#part',
    'https://program.example/ back',
    'https://program.example\\@evil.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    'myapp://back',
    'file:///etc/passwd',
    `https://program.example/${'a'.repeat(2_000)}`,
  ])('may not be registered: %s', (uri) => {
    expect(redirectFault(uri)).toBeTypeOf('string');
  });

  it('is the registered one, letter by letter; on the own machine, whichever port', () => {
    const registered = [web, loopback, native];
    for (const uri of [web, loopback, native, 'http://127.0.0.1:49152/back'])
      expect(isRegistered(registered, uri), uri).toBe(true);
    for (const uri of [
      'https://program.example/back',
      `${web}&more=1`,
      'https://program.example:443/back?from=kora',
      'https://PROGRAM.example/back?from=kora',
      'http://127.0.0.1:49152/other',
      'http://127.0.0.1:99999/back',
      'http://127.0.0.1:1@evil.example/back',
      'http://localhost:49152/back',
      'http://[::1]:49152/back',
      'https://127.0.0.1:49152/back',
      'com.example.app:/other',
    ])
      expect(isRegistered(registered, uri), uri).toBe(false);
  });

  it('never leads anywhere else, whatever is asked for and appended', () => {
    const piece = fc.constantFrom(...pieces);
    const address = fc.oneof(
      fc.array(piece, { maxLength: 8 }).map((taken) => taken.join('')),
      fc.tuple(fc.constantFrom(web, loopback, native), fc.string()).map(([uri, more]) => `${uri}${more}`),
    );
    fc.assert(
      fc.property(address, fc.string(), (asked, state) => {
        if (!isRegistered([web, loopback, native], asked)) return;
        const to = new URL(withParameters(asked, { code: 'c', state }));
        const home = [web, loopback, native].map((uri) => new URL(uri));
        expect(
          home.some(
            ({ protocol, hostname, pathname }) =>
              to.protocol === protocol && to.hostname === hostname && to.pathname === pathname,
          ),
        ).toBe(true);
        expect(to.searchParams.getAll('code')).toEqual(['c']);
        expect(to.searchParams.get('state')).toBe(state);
        expect(to.hash).toBe('');
      }),
      { numRuns: 2_000 },
    );
  });
});
